import { type Choice, seedOf, type StoryNode, type StoryStructure } from '@kathasagar/story'
import { readLink } from '../passages/readLink.ts'

/** The story format that our StoryData names: its passages are read by the rules of this file. */
export const OWN_FORMAT = 'Kathasagar'

export type RichNode = Omit<StoryNode, 'text' | 'choices' | 'title' | 'details' | 'scene'>
export type RichChoice = Omit<Choice, 'target'>
/** Of a whole story; it stands in StoryData. */
export type RichStory = Omit<StoryStructure, 'start_node' | 'nodes'>

/** What Twee has no place for; it stands in the braces of a passage's first line. */
export interface Extras {
  /** The node's name, where Twee cannot write it. */
  name?: string
  title?: string
  details?: readonly string[]
  scene?: StoryNode['scene']
  /** Its other parts: who is there, what it answers, what arriving does. */
  living?: RichNode
  /** Of choices that say more than their words and where they lead, known by their words. */
  choices?: readonly RichChoice[]
  /** Text and choices, where the body cannot say them exactly. */
  exact?: { text: string; choices: readonly Choice[] }
  /** Of the body that `exact` belongs to; a body that was changed by hand counts for itself. */
  body?: number
}

export const bodyMark = (body: string) => seedOf(body)

const NEEDS_ESCAPE = /^(?=::|\[\[|\\)/gmu

/** Text, then the choices as links, one a line. */
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
