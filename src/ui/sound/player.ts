import type { SoundKind } from '../../store/settings.ts';

/** Sounds of one kind within this time are one. */
const APART_MS = 60;

interface Tone {
  /** In hertz. */
  readonly pitch: number;
  /** When it begins and how long it lasts, in seconds. */
  readonly at: number;
  readonly length: number;
}

const TONES: Readonly<Record<Exclude<SoundKind, 'cards'>, readonly Tone[]>> = {
  chips: [
    { pitch: 2600, at: 0, length: 0.05 },
    { pitch: 3300, at: 0.035, length: 0.06 },
  ],
  turn: [
    { pitch: 587, at: 0, length: 0.12 },
    { pitch: 880, at: 0.09, length: 0.2 },
  ],
  result: [
    { pitch: 523, at: 0, length: 0.18 },
    { pitch: 659, at: 0.1, length: 0.18 },
    { pitch: 784, at: 0.2, length: 0.32 },
  ],
};
/** A card slides over the cloth. */
const SLIDE = { pitch: 2200, length: 0.07 };
/** All sounds are soft: the loudest is this part of what is possible. */
const LOUDEST = 0.3;

/** Makes the sounds of the table; only after the user has pressed something, or the browser refuses. */
export function makePlayer(): (kind: SoundKind, volume: number) => void {
  const context = new AudioContext();
  const noise = noiseOf(context);
  const heard = new Set<SoundKind>();
  return (kind, volume) => {
    if (volume === 0 || heard.has(kind)) return;
    heard.add(kind);
    setTimeout(() => heard.delete(kind), APART_MS);
    const now = context.currentTime;
    if (context.state === 'suspended') void context.resume();
    if (kind === 'cards') {
      const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: SLIDE.pitch });
      const source = new AudioBufferSourceNode(context, { buffer: noise });
      sound(source, filter, now, SLIDE.length, volume * LOUDEST);
      return;
    }
    for (const { pitch, at, length } of TONES[kind]) {
      const source = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
      sound(source, source, now + at, length, (volume * LOUDEST) / 2);
    }
  };

  function sound(source: AudioScheduledSourceNode, end: AudioNode, at: number, length: number, loud: number): void {
    const fade = new GainNode(context, { gain: 0 });
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(loud, at + 0.005);
    fade.gain.exponentialRampToValueAtTime(loud / 100, at + length);
    if (end !== source) source.connect(end);
    end.connect(fade).connect(context.destination);
    source.start(at);
    source.stop(at + length);
  }
}

/** A tenth of a second of noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const length = context.sampleRate / 10;
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  let state = 1;
  const samples = Float32Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return (2 * state) / 2147483647 - 1;
  });
  buffer.copyToChannel(samples, 0);
  return buffer;
}
