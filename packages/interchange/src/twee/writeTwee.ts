import {
  type Choice,
  type StoryNode,
  type StoryStructure,
  drawFrom,
  drawIndex,
  seedOf,
} from '@kathasagar/story'
import type { ExportedStory } from '../json/exportedStory.ts'
import {
  bodyMark,
  FORMAT_NAME,
  readBody,
  writeBody,
  type Extras,
  type RichChoice,
} from './ownTwee.ts'

const SPECIAL = new Set(['StoryTitle', 'StoryData'])

/**
 * Writes Twee 3 with one passage per node and choices as links. Stores other data in metadata, so
 * that `readStory` can restore it.
 */
export function writeTwee({ title, structure, about }: ExportedStory): string {
  const nameOf = passageNames(structure)
  const { start_node: _start, nodes: _nodes, ...parts } = structure
  const living = { ...parts, ...(about && !isEmpty(about) ? { about } : {}) }
  const data = {
    ifid: ifidOf(title, structure),
    format: FORMAT_NAME,
    'format-version': '1.0.0',
    start: nameOf(structure.start_node),
    title,
    ...(isEmpty(living) ? {} : { kathasagar: living }),
  }
  const passages = Object.entries(structure.nodes).map(
    ([name, node]) => `:: ${writeHeader(name, node, nameOf)}`,
  )
  return [
    `:: StoryTitle\n${oneLine(title).replace(/^:+/u, '')}`,
    `:: StoryData\n${JSON.stringify(data, null, 2)}`,
    ...passages,
    '',
  ].join('\n\n')
}

function writeHeader(name: string, node: StoryNode, nameOf: (name: string) => string): string {
  const { text, choices, title, details, scene, ...living } = node
  const told = richChoicesOf(choices)
  const body = writeBody(
    text,
    choices.map((choice) => ({ ...choice, target: nameOf(choice.target) })),
  )
  const read = readBody(body)
  const isExact =
    !body.includes('\r') &&
    read.text === text &&
    read.choices.length === choices.length &&
    choices.every(
      (choice, i) =>
        read.choices[i]?.text === choice.text && read.choices[i].target === nameOf(choice.target),
    )
  const extras: Extras = {
    ...(nameOf(name) === name ? {} : { name }),
    ...(title === undefined ? {} : { title }),
    ...(details === undefined ? {} : { details }),
    ...(scene === undefined ? {} : { scene }),
    ...(isEmpty(living) ? {} : { living }),
    ...(told.length === 0 ? {} : { choices: told }),
    ...(isExact ? {} : { exact: { text, choices }, body: bodyMark(safeBody(body)) }),
  }
  const header = nameOf(name).replace(/[\\[\]{}]/gu, '\\$&')
  const braces = Object.keys(extras).length > 0 ? ` ${inBraces(extras)}` : ''
  return `${header}${braces}\n${isExact ? body : safeBody(body)}`
}

/** Also returns plain choices with the same text as a rich choice. */
function richChoicesOf(choices: readonly Choice[]): RichChoice[] {
  const known = choices.map(({ target: _target, ...choice }) => choice)
  const full = new Set(
    known.filter((choice) => Object.keys(choice).length > 1).map(({ text }) => text),
  )
  return known.filter(({ text }) => full.has(text))
}

const isEmpty = (parts: object) => Object.keys(parts).length === 0

/** Escapes lines that Twee would read as headers. */
const safeBody = (body: string) => body.replace(/\r\n?/gu, '\n').replace(/^::/gmu, '\\::').trimEnd()

/** Encodes JSON twice, because some readers search for the last bracket of a line. */
function inBraces(extras: Extras): string {
  const inner = JSON.stringify(JSON.stringify(extras)).slice(1, -1)
  const escaped = inner.replace(
    /[{}[\]\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `{"kathasagar":"${escaped}"}`
}

/** Characters that separate text and target in a link of any format. */
const IN_LINKS = /->|<-|\||\[\[|\]\]/u

/** Returns a function that makes unique passage names for Twee and all formats. */
function passageNames({ start_node, nodes }: StoryStructure): (name: string) => string {
  const names = Object.keys(nodes)
  const targets = Object.values(nodes).flatMap(({ choices }) => choices.map(({ target }) => target))
  const taken = new Set([start_node, ...names, ...targets])
  const written = new Map<string, string>()
  let count = 0
  for (const name of names) {
    const isPlain = name !== '' && name === oneLine(name) && !IN_LINKS.test(name)
    if (isPlain && !SPECIAL.has(name)) continue
    do count += 1
    while (taken.has(`Passage ${count}`))
    written.set(name, `Passage ${count}`)
  }
  return (name) => written.get(name) ?? name
}

const oneLine = (words: string) => words.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Derives a version 4 UUID from the story, so that repeated exports have the same id. */
function ifidOf(title: string, structure: StoryStructure): string {
  const draw = drawFrom(seedOf(title + JSON.stringify(structure)))
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'
    .replace(/[xy]/gu, (sign) =>
      (sign === 'x' ? drawIndex(draw, 16) : 8 + drawIndex(draw, 4)).toString(16),
    )
    .toUpperCase()
}
