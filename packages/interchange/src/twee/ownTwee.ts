import { type Choice, seedOf, type StoryNode, type StoryStructure } from '@kathasagar/story'
import { readLink } from '../passages/readLink.ts'

export const FORMAT_NAME = 'Kathasagar'

export type RichNode = Omit<StoryNode, 'text' | 'choices' | 'title' | 'details' | 'scene'>
export type RichChoice = Omit<Choice, 'target'>
export type RichStory = Omit<StoryStructure, 'start_node' | 'nodes'>

/** Data that Twee cannot represent, for the metadata of a passage. */
export interface Extras {
  /** Name of the node, if Twee cannot represent it. */
  name?: string
  title?: string
  details?: readonly string[]
  scene?: StoryNode['scene']
  living?: RichNode
  choices?: readonly RichChoice[]
  /** Text and choices, if the body cannot represent them exactly. */
  exact?: { text: string; choices: readonly Choice[] }
  /** Hash of the body of `exact`. If the body was edited, `exact` is ignored. */
  body?: number
}

export const bodyMark = (body: string) => seedOf(body)

const NEEDS_ESCAPE = /^(?=::|\[\[|\\)/gmu

export function writeBody(text: string, choices: readonly Choice[]): string {
  const links = choices.map((choice) => `[[${choice.text}->${choice.target}]]`)
  const escaped = text.replace(NEEDS_ESCAPE, '\\')
  return (links.length > 0 ? `${escaped}\n\n${links.join('\n')}` : escaped).trimEnd()
}

export function readBody(body: string): { text: string; choices: Choice[] } {
  const lines = body.split('\n')
  const choices: Choice[] = []
  for (let line = lines.at(-1); line !== undefined; line = lines.at(-1)) {
    const link = readLink(line, 0)
    if (!link || link.end !== line.length || link.hasSetter) break
    choices.unshift({ text: link.label, target: link.target })
    lines.pop()
  }
  if (choices.length > 0 && lines.at(-1) === '') lines.pop()
  return { text: lines.join('\n').replace(/^\\/gmu, ''), choices }
}
