import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `make play` builds into the Python package, from where `kumite serve` serves it.
// `npm run dev` beside a running server is for whoever changes the client.

const classes = new Map<string, string>(); // of the components' own styles, and what those are

/** As short as tells a component's styles from all others: it stands on everything that they are about. */
function ownClass(css: string, hashed: string): string {
  const lengths = Array.from(hashed, (_, i) => i + 1).slice(1);
  const names = lengths.map((length) => `s${hashed.slice(0, length)}`);
  const name = names.find((each) => (classes.get(each) ?? css) === css) ?? `s${hashed}`;
  classes.set(name, css);
  return name;
}

// What nearly every page needs comes in one file: many small ones are longer together, gzipped.
const shared = /node_modules.svelte|src.(lib|parts|strings)./;

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ hash, css }) => ownClass(css, hash(css)), discloseVersion: false } }),
  ],
  build: {
    outDir: "../kumite/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: shared }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["test/**/*.test.ts"] },
});
