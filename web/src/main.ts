import "@fontsource/fira-sans/400.css";
import "@fontsource/fira-sans/500.css";
import "@fontsource/fira-sans/600.css";
import "@fontsource/fira-sans-extra-condensed/500.css";
import "@fontsource/fira-sans-extra-condensed/600.css";
import "@fontsource/fira-sans-extra-condensed/700.css";
import "./styles/tokens.css";
import "./styles/card/index.css";
import "./styles/page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

settings.setLang(settings.lang);
settings.setTheme(settings.theme);
settings.setMotion(settings.motion);
const target = document.getElementById("app");
if (target) mount(App, { target });
