import { HELP, type Choice, type StoryNode } from '@kathasagar/story'
import { directionOf } from '@kathasagar/story/directionOf'

import type { ExportedStory } from '../json/exportedStory.ts'
import {
  guardOf,
  playedState,
  textOf,
  writtenChance,
  type PlayedStructure,
} from './writtenStory.ts'
import type { Block, Book, BookPicture, Chapter } from '../book/book.ts'
import { gamebookWords, said, type GamebookWords } from './gamebookWords.ts'
import { platePictures } from './platePictures.ts'
import { stateInWords, type StateInWords } from './stateInWords.ts'

/** A number for a text, the same each time: FNV-1a. */
const hashOf = (text: string) =>
  [...text].reduce(
    (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) >>> 0

/** Sections by number: the start is 1, the others shuffled, since their order would give the way away. */
function numbersOf({ start_node, nodes }: PlayedStructure): ReadonlyMap<string, number> {
  const others = Object.keys(nodes).filter((name) => name !== start_node)
  const shuffled = others.toSorted((a, b) => hashOf(a) - hashOf(b) || (a < b ? -1 : 1))
  return new Map([start_node, ...shuffled].map((name, at) => [name, at + 1]))
}

/** What a section is written with. */
interface Writing {
  structure: PlayedStructure
  numbers: ReadonlyMap<string, number>
  words: GamebookWords
  state: StateInWords
}

const sectionId = (number: number) => `section-${number}`
const told = (text: string): Block[] => (text.trim() === '' ? [] : [{ kind: 'told', text }])
const noted = (text: string): Block[] => (text.trim() === '' ? [] : [{ kind: 'note', text }])

function changes({ words, state }: Writing, sets: Choice['sets']): string {
  const noted = state.setsOf(sets)
  return noted === '' ? '' : said(words.note, { changes: noted })
}

/** A choice with what opens it, what it changes, and where it leads. */
function wayOf(choice: Choice, writing: Writing): Block[] {
  const { numbers, words, state } = writing
  const number = numbers.get(choice.target)
  if (number === undefined) return []
  const guard = guardOf(choice.if)
  const only = guard ? said(words.only, { condition: state.conditionOf(guard) }) : ''
  const why = guard && choice.locked ? said(words.closed, { why: choice.locked }) : ''
  const text = [only, choice.text, changes(writing, choice.sets)].filter((part) => part !== '')
  const check = choice.check ? chanceOf(choice.check, number, writing) : null
  const leads = check?.leads ?? said(words.turnTo, { number })
  const way = { kind: 'way', text: text.join(' '), leads, to: sectionId(number) } as const
  return [way, ...(check?.fails ?? []), ...noted(why)]
}

/** How a choice that may fail is thrown for, and what comes of it then. */
function chanceOf(check: NonNullable<Choice['check']>, number: number, writing: Writing) {
  const { structure, numbers, words, state } = writing
  const { percent, help } = writtenChance(structure, check)
  const helped = help
    ? said(words.helped, {
        low: percent - HELP,
        high: percent + HELP,
        label: state.labelOf(help.name),
        least: help.least,
        most: help.most,
      })
    : ''
  const { fails } = check
  const to = numbers.get(fails.target)
  const text = said(words.failed, {
    text: [fails.text, changes(writing, fails.sets)].join(' ').trim(),
  })
  return {
    leads: said(words.throwDice, { percent, number }),
    fails: [
      ...noted(helped),
      ...(to === undefined
        ? noted(text)
        : [
            {
              kind: 'way',
              text,
              leads: said(words.turnTo, { number: to }),
              to: sectionId(to),
            } as const,
          ]),
    ],
  }
}

function sectionOf(node: StoryNode, number: number, writing: Writing): Chapter {
  const { structure, words, state } = writing
  const plate = node.plate === undefined ? undefined : structure.plates?.[node.plate]
  const asked = (node.asks ?? []).map((ask) => said(words.typed, { label: ask.label }))
  const title = node.title?.trim() ?? ''
  const ending = title === '' ? words.endingUntitled : said(words.ending, { title })
  const end = node.choices.length === 0 ? ending : ''
  return {
    id: sectionId(number),
    title: String(number),
    blocks: [
      ...(plate && node.plate
        ? [{ kind: 'picture', name: node.plate, alt: plate.alt } as const]
        : []),
      ...told(state.textOf(textOf(structure, node.text))),
      ...noted(changes(writing, node.enters?.sets)),
      ...asked.flatMap(noted),
      ...node.choices.flatMap((choice) => wayOf(choice, writing)),
      ...noted(end),
    ],
  }
}

/** How it is read, and what is to be kept in mind from the start. */
function beforeYouBegin({ structure, words, state }: Writing): Chapter {
  const kept = Object.entries(structure.state ?? {}).map(([name, variable]) => {
    const start =
      'flag' in variable ? variable.flag : 'start' in variable ? variable.start : undefined
    return state.setsOf({ [name]: start ?? ('number' in variable ? variable.number[0] : '') })
  })
  const blocks = [...told(words.howTo), ...(kept.length > 0 ? told(words.keep) : [])]
  return { id: 'before', title: words.before, blocks: [...blocks, ...kept.flatMap(noted)] }
}

/**
 * A whole story as a gamebook: numbered sections that lead to one another. State, conditions and checks
 * are said in words; what is answered to free words has no place in it.
 */
export function gamebook(
  story: ExportedStory,
  pictures: readonly BookPicture[] = platePictures(story),
): Book {
  const language = story.about?.language ?? 'en'
  const structure = playedState(story)
  const words = gamebookWords(language)
  const writing = {
    structure,
    words,
    numbers: numbersOf(structure),
    state: stateInWords(structure, words),
  }
  const sections = [...writing.numbers].flatMap(([name, number]) => {
    const node = structure.nodes[name]
    return node ? [sectionOf(node, number, writing)] : []
  })
  const sources = (structure.codex ?? []).flatMap(({ title, source }) =>
    source
      ? noted(
          `${title}: ${[source.work, source.place, source.translator].filter(Boolean).join(', ')}`,
        )
      : [],
  )
  const credits = {
    id: 'credits',
    title: words.credits,
    blocks: [...told(story.title), ...sources],
  }
  return {
    id: `urn:kathasagar:gamebook:${hashOf(JSON.stringify(story.structure)).toString(16)}`,
    title: story.title,
    author: '',
    language,
    direction: directionOf(language),
    modified: new Date(),
    chapters: [beforeYouBegin(writing), ...sections, credits],
    pictures,
    cover: null,
    words,
  }
}
