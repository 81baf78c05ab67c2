/** Short sounds, made here: no files. By default only "your turn", where the page is not in front. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "card" | "battle" | "over";
interface Note {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  wave: OscillatorType;
}

const SOUNDS: Record<Exclude<Sound, "card">, Note[]> = {
  turn: [
    { at: 0, pitch: 587, length: 0.16, loud: 0.12, wave: "triangle" },
    { at: 0.11, pitch: 880, length: 0.24, loud: 0.12, wave: "triangle" },
  ],
  battle: [
    { at: 0, pitch: 82, length: 0.42, loud: 0.34, wave: "sine" },
    { at: 0.16, pitch: 62, length: 0.5, loud: 0.3, wave: "sine" },
  ],
  over: [392, 494, 587, 784].map((pitch, step) => ({
    at: step * 0.14,
    pitch,
    length: 0.5,
    loud: 0.1,
    wave: "triangle" as const,
  })),
};

let context: AudioContext | null = null;

/** A browser lets nothing be heard before the page was touched. */
const touched = () => navigator.userActivation.hasBeenActive;
const inFront = () => !document.hidden && document.hasFocus();

export function play(sound: Sound): void {
  const bell = sound === "turn" && settings.bell && !inFront();
  if (!touched() || !(settings.sound || bell)) return;
  document.documentElement.dataset.sound = sound;
  context ??= new AudioContext();
  void context.resume();
  if (sound === "card") rustle(context);
  else for (const note of SOUNDS[sound]) sing(context, note);
}

function sing(on: AudioContext, note: Note): void {
  const voice = on.createOscillator(),
    gain = on.createGain();
  const start = on.currentTime + note.at;
  voice.type = note.wave;
  voice.frequency.value = note.pitch;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(note.loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  voice.connect(gain).connect(on.destination);
  voice.start(start);
  voice.stop(start + note.length);
}

/** A card slides over felt: a breath of filtered noise. */
function rustle(on: AudioContext): void {
  const length = Math.floor(on.sampleRate * 0.07);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 2;
  const source = on.createBufferSource(),
    filter = on.createBiquadFilter(),
    gain = on.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = 2400;
  gain.gain.value = 0.14;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start();
}
