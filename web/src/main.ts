import "@fontsource/fira-sans/400.css";
import "@fontsource/fira-sans/500.css";
import "@fontsource/fira-sans/600.css";
import "@fontsource/fira-sans-extra-condensed/500.css";
import "@fontsource/fira-sans-extra-condensed/600.css";
import "@fontsource/fira-sans-extra-condensed/700.css";
import "./styles/tokens.css";
import "./styles/card/index.css";
import "./styles/page.css";
import "./styles/hand.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { languages } from "./lib/languages.svelte";
import { settings } from "./lib/settings.svelte";

api.pageWords().then(
  (words) => languages.add(words),
  () => undefined, // without them the page speaks the languages that it was built with
);
settings.follow();
settings.setMotion(settings.motion);
const target = document.getElementById("app");
if (target) mount(App, { target });
