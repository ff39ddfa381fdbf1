import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import { facts as allFacts } from 'virtual:component-facts'

import type { ComponentFacts } from '../../scripts/storybook/facts/componentFacts.ts'
import { wordsOf } from '../../scripts/storybook/facts/messageWords.ts'
import { linked } from './pieceDocs.ts'

export interface PieceFactsProps {
  facts: ComponentFacts
}

/** More names than these are told as a number. */
const MOST_USERS = 12

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** Words as they stand, whatever Markdown would read in them. */
const plain = (words: string) =>
  words.replaceAll(/[|*_`~<>[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

function keysOf({ keys, parts }: ComponentFacts): string {
  const ofParts = parts.flatMap((part) =>
    (allFacts[part]?.keys ?? []).map((key) => [...key, `\`${part}\``] as const),
  )
  const rows = [...keys.map((key) => [...key, 'the piece itself'] as const), ...ofParts]
  if (rows.length === 0) return 'Nothing in it takes the focus or a key.'
  return tableOf(
    ['Key', 'Does', 'Brought by'],
    rows.map(([key, does, by]) => [`<kbd>${key}</kbd>`, does, by]),
  )
}

function placesOf({ parts, usedBy }: ComponentFacts): string {
  const more = usedBy.length - MOST_USERS
  const users = `${named(usedBy.slice(0, MOST_USERS))}${more > 0 ? ` and ${more} more` : ''}`
  return [
    parts.length > 0 ? `- Draws ${named(parts)}.` : '- Draws no other piece.',
    usedBy.length > 0 ? `- Drawn by ${users}.` : '- No page draws it by its name.',
  ].join('\n')
}

function messagesOf({ messages }: ComponentFacts): string {
  const rows = messages.flatMap((key) => {
    const words = wordsOf(key)
    return words === undefined ? [] : [[`\`${key}\``, plain(words)]]
  })
  return rows.length > 0
    ? tableOf(['Key', 'English'], rows)
    : 'It has no words of its own: what it shows comes in.'
}

const tokensOf = ({ tokens }: ComponentFacts) =>
  tokens.length > 0 ? named(tokens) : 'It has no style of its own.'

const SECTIONS = {
  Keyboard: keysOf,
  'Parts and places': placesOf,
  Messages: messagesOf,
  Tokens: tokensOf,
} as const

/** What the source says of a piece: keys, parts, strings and tokens. */
export const PieceFacts = ({ facts }: PieceFactsProps) =>
  Object.entries(SECTIONS).map(([title, told]) => (
    <Fragment key={title}>
      <Heading>{title}</Heading>
      <Markdown>{linked(told(facts))}</Markdown>
    </Fragment>
  ))
