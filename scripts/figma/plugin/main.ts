import type { PluginAPI } from '@figma/plugin-typings/plugin-api-standalone'

import { makeLibrary } from './library.ts'
import type { Library } from './library.ts'

/** Figma's own, and what `npm run figma` has written above the plugin. */
declare const figma: PluginAPI
declare const library: Library

const inHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

async function run() {
  const { notes, ...made } = await makeLibrary(figma, library)
  const places = inHtml(JSON.stringify(made, null, 2))
  const told = notes.map((note) => `<p>${inHtml(note)}</p>`).join('')
  const html = `<body style="font: 13px sans-serif">${told}
    <p>Done. For links from the book and Code Connect, put this into <b>.storybook/figma.json</b>:</p>
    <textarea readonly style="width: 100%; height: 300px">${places}</textarea>`
  figma.showUI(html, { width: 520, height: 460 })
}

run().catch((error: unknown) => figma.closePlugin(`Not finished: ${String(error)}`))
