import { build } from 'vite'

/** One script of a module and all that it imports, in words that Figma's sandbox knows as well. */
export async function bundle(entry) {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2017',
      lib: { entry, formats: ['iife'], name: 'bundled' },
    },
  })
  return [output].flat()[0].output[0].code
}

/** The plugin as Figma runs it, with all that it makes. */
export const pluginCode = async (library) =>
  `const library = ${JSON.stringify(library)};\n${await bundle('scripts/figma/plugin/main.ts')}`
