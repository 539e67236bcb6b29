// A knock on wood when it is one's turn; made of two sine waves, because nothing is to be downloaded.

let audio: AudioContext | null = null;

export function knock(): void {
  audio ??= new AudioContext();
  for (const [at, pitch] of [
    [0, 220],
    [0.12, 294],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    tone.frequency.setValueAtTime(pitch, start);
    gain.gain.setValueAtTime(0.25, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.15);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.16);
  }
}
