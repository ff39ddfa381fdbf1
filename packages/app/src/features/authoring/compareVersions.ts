import {
  PART_GROUPS,
  type PartDifference,
  type PartGroup,
  type VersionDifference,
  type WordPiece,
} from '@kathasagar/ui/authoring'
import type { WholeVersion } from '@kathasagar/api/contract'
import { diffArrays } from 'diff'

type Structure = WholeVersion['story_structure']

/** How much of what two versions share is shown on each side of what is different. */
const AROUND = 160
const SKIPPED = ' [...] '

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an author calls what the file calls otherwise. */
export interface FieldNames {
  /** Of what stands in a part. */
  words: Readonly<Record<string, string>>
  /** Of what holds or does not. */
  truths: Readonly<Record<'true' | 'false', string>>
}

const plain = (value: unknown, { truths }: FieldNames) =>
  typeof value === 'boolean' ? truths[`${value}`] : String(value)

/** Names that the author gave stand as they are. */
const below = (key: string, names: FieldNames) =>
  key === 'sets' || key === 'values' ? { ...names, words: {} } : names

/** Whatever is written in a part, a line for each thing, as deep as it goes. */
function linesOf(value: unknown, names: FieldNames, indent = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => itemLines(one, names, indent))
  if (!isRecord(value)) return [`${indent}${plain(value, names)}`]
  return Object.entries(value).flatMap(([key, inner]) => {
    const called = `${indent}${names.words[key] ?? key}:`
    return typeof inner === 'object' && inner !== null
      ? [called, ...linesOf(inner, below(key, names), `${indent}  `)]
      : [`${called} ${plain(inner, names)}`]
  })
}

const itemLines = (item: unknown, names: FieldNames, indent: string) => {
  const [first = '', ...others] = linesOf(item, names, `${indent}  `)
  return [`${indent}- ${first.trimStart()}`, ...others]
}

/** A scene as it reads: its words, where its choices lead, and then all else. */
function sceneText(node: Structure['nodes'][string], names: FieldNames): string {
  const { title, text, choices, ...others } = node
  const ways = choices.flatMap(({ text: words, target, ...rest }) => [
    `→ ${words} (${target})`,
    ...linesOf(rest, names, '  '),
  ])
  return [...(title ? [title] : []), text, ...ways, ...linesOf(others, names)].join('\n')
}

interface Part {
  title: string
  text: string
}

const namesOf = ['title', 'name', 'label'] as const

function titleOf(value: unknown, name: string): string {
  if (!isRecord(value)) return name
  const given = namesOf.map((key) => value[key]).find((it) => typeof it === 'string' && it !== '')
  return typeof given === 'string' ? given : name
}

/** The parts of a group by their names; those of a list by their ids, or their places. */
function partsOf(structure: Structure, group: PartGroup, names: FieldNames): Map<string, Part> {
  if (group === 'nodes') {
    return new Map(
      Object.entries(structure.nodes).map(([name, node]) => [
        name,
        { title: node.title || name, text: sceneText(node, names) },
      ]),
    )
  }
  const value: unknown = structure[group]
  if (value === undefined) return new Map()
  const named: [string, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, at) => [
        isRecord(one) && typeof one['id'] === 'string' ? one['id'] : String(at + 1),
        one,
      ])
    : isRecord(value)
      ? Object.entries(value)
      : [[group, value]]
  return new Map(
    named.map(([name, one]) => [
      name,
      { title: titleOf(one, name), text: linesOf(one, names).join('\n') },
    ]),
  )
}

/** Long stretches that are the same in both are cut in their middle. */
function shortened(words: string, isFirst: boolean, isLast: boolean): string {
  const before = isFirst ? 0 : AROUND
  const after = isLast ? 0 : AROUND
  if (words.length <= before + after + AROUND) return words
  return words.slice(0, before) + SKIPPED + (after === 0 ? '' : words.slice(-after))
}

function piecesOf(before: string, after: string, segmenter: Intl.Segmenter): WordPiece[] {
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
  const changes = diffArrays(wordsOf(before), wordsOf(after))
  return changes.map(({ value, added, removed }, at) => {
    const text = value.join('')
    if (added) return { change: 'added', text }
    if (removed) return { change: 'removed', text }
    return { change: 'same', text: shortened(text, at === 0, at === changes.length - 1) }
  })
}

function differenceOf(
  name: string,
  { before, after }: { before: Part | undefined; after: Part | undefined },
  segmenter: Intl.Segmenter,
): PartDifference[] {
  if (before && after) {
    if (before.text === after.text) return []
    const pieces = piecesOf(before.text, after.text, segmenter)
    return [{ name, title: after.title, change: 'changed', pieces }]
  }
  if (after) {
    const pieces = [{ change: 'added' as const, text: after.text }]
    return [{ name, title: after.title, change: 'added', pieces }]
  }
  if (!before) return []
  const pieces = [{ change: 'removed' as const, text: before.text }]
  return [{ name, title: before.title, change: 'removed', pieces }]
}

/** What is different in a later version of a story, scene by scene and part by part. */
export function compareVersions(
  before: Structure,
  after: Structure,
  { language, names }: { language: string; names: FieldNames },
): VersionDifference {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const groups = PART_GROUPS.map((group) => {
    const [old, now] = [partsOf(before, group, names), partsOf(after, group, names)]
    const inBoth = [...new Set([...now.keys(), ...old.keys()])]
    const parts = inBoth.flatMap((name) =>
      differenceOf(name, { before: old.get(name), after: now.get(name) }, segmenter),
    )
    return { group, parts }
  })
  return { groups: groups.filter(({ parts }) => parts.length > 0) }
}
