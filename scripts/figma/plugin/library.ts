import type { FontName, PageNode, PluginAPI } from '@figma/plugin-typings/plugin-api-standalone'

import type { Piece, Shape, Words } from '../drawing.ts'
import { namesByMarker } from '../markers.ts'
import { makePiece } from './pieces.ts'
import { makeVariables } from './variables.ts'
import type { Payload } from './variables.ts'

/** All that the plugin makes. */
export interface Library {
  payload: Payload
  pieces: readonly Piece[]
}

/** Where the pieces stand in the file: what the pages of the book and Code Connect link to. */
export interface Made {
  file: string
  nodes: Record<string, string>
  /** What a person should know, in sentences. */
  notes: readonly string[]
}

const SPARE: FontName = { family: 'Inter', style: 'Regular' }

const wordsOf = (shape: Shape): readonly Words[] => {
  if (shape.kind === 'words') return [shape]
  return shape.kind === 'box' ? shape.shapes.flatMap(wordsOf) : []
}

/** Loads every face that is wanted; where a cut is missing the plain one stands in, and then Inter. */
async function loadFonts(figma: PluginAPI, pieces: readonly Piece[]) {
  const all = pieces.flatMap(({ variants }) => variants.flatMap(({ drawing }) => wordsOf(drawing)))
  const keyOf = ({ family, cut }: Words) => `${family} ${cut}`
  const loaded = new Map<string, FontName>()
  const load = (font: FontName) =>
    figma.loadFontAsync(font).then(
      () => font,
      () => undefined,
    )
  await figma.loadFontAsync(SPARE)
  for (const { family, cut } of new Map(all.map((words) => [keyOf(words), words])).values()) {
    const font = (await load({ family, style: cut })) ?? (await load({ family, style: 'Regular' }))
    loaded.set(`${family} ${cut}`, font ?? SPARE)
  }
  const families = new Set(all.map(({ family }) => family))
  const found = new Set([...loaded.values()].map(({ family }) => family))
  return {
    fontOf: (words: Words) => loaded.get(keyOf(words)) ?? SPARE,
    missing: [...families].filter((family) => !found.has(family)),
  }
}

/** The page of a group; on a plan with few pages the one that is open. */
async function pageOf(figma: PluginAPI, name: string): Promise<PageNode> {
  const known = figma.root.children.find((page) => page.name === name)
  const page = known ?? newPage(figma, name)
  await page.loadAsync()
  return page
}

function newPage(figma: PluginAPI, name: string): PageNode {
  try {
    const page = figma.createPage()
    page.name = name
    return page
  } catch {
    return figma.currentPage
  }
}

/** Makes variables and components of the library, or brings those of an earlier run up to it. */
export async function makeLibrary(figma: PluginAPI, { payload, pieces }: Library): Promise<Made> {
  const variables = await makeVariables(figma, payload)
  const { fontOf, missing } = await loadFonts(figma, pieces)
  const colours = payload.variables.filter(({ variableCollectionId: id }) => id === 'Theme')
  const markers = namesByMarker(colours.map(({ name }) => name))
  const nodes: Record<string, string> = {}
  for (const piece of pieces) {
    const page = await pageOf(figma, piece.group)
    await figma.setCurrentPageAsync(page)
    nodes[piece.name] = makePiece({ figma, variables, markers, fontOf }, page, piece).id
  }
  const key = figma.fileKey
  return {
    file: key === undefined ? '' : `https://www.figma.com/design/${key}`,
    nodes,
    notes: [
      ...variables.leftOut.map((mode) => `The plan of this file has no room for the mode ${mode}.`),
      ...missing.map((font) => `The face ${font} is not there: Inter stands in.`),
    ],
  }
}
