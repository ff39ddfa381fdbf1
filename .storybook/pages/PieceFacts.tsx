import { Heading } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import { facts as allFacts } from 'virtual:component-facts'

import type { ComponentFacts } from '../../scripts/storybook/facts/componentFacts.ts'
import type { KeyFact } from '../../scripts/storybook/facts/keyFacts.ts'
import { wordsOf } from '../../scripts/storybook/facts/messageWords.ts'
import { PieceLink } from './PieceLink.tsx'

export interface PieceFactsProps {
  facts: ComponentFacts
}

/** More names than these are told as a number. */
const MOST_USERS = 12

/** What the source says of a piece: keys, parts, strings and tokens. */
export function PieceFacts({ facts }: PieceFactsProps) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <Keys facts={facts} />
      <Heading>Parts and places</Heading>
      <Places facts={facts} />
      <Heading>Messages</Heading>
      <Messages messages={facts.messages} />
      <Heading>Tokens</Heading>
      <Tokens tokens={facts.tokens} />
    </>
  )
}

function Keys({ facts }: PieceFactsProps) {
  const ofParts = facts.parts.flatMap((part) =>
    (allFacts[part]?.keys ?? []).map((key) => [part, key] as const),
  )
  const rows: (readonly [string, KeyFact])[] = [
    ...facts.keys.map((key) => ['', key] as const),
    ...ofParts,
  ]
  if (rows.length === 0) return <p>Nothing in it takes the focus or a key.</p>

  return (
    <table className="piece-table">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Does</th>
          <th scope="col">Brought by</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([part, [keys, does]]) => (
          <tr key={`${part} ${keys} ${does}`}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{does}</td>
            <td>{part === '' ? 'the piece itself' : <PieceLink name={part} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface LinksProps {
  names: readonly string[]
}

function Links({ names }: LinksProps) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && ', '}
      <PieceLink name={name} />
    </Fragment>
  ))
}

function Users({ names }: LinksProps) {
  const more = names.length - MOST_USERS
  return (
    <>
      Drawn by <Links names={names.slice(0, MOST_USERS)} />
      {more > 0 && ` and ${more} more`}.
    </>
  )
}

function Places({ facts: { parts, usedBy } }: PieceFactsProps) {
  return (
    <ul>
      <li>
        {parts.length > 0 ? (
          <>
            Draws <Links names={parts} />.
          </>
        ) : (
          'Draws no other piece.'
        )}
      </li>
      <li>{usedBy.length > 0 ? <Users names={usedBy} /> : 'No page draws it by its name.'}</li>
    </ul>
  )
}

function Messages({ messages }: Pick<ComponentFacts, 'messages'>) {
  const rows = messages.flatMap((key) => {
    const words = wordsOf(key)
    return words === undefined ? [] : [{ key, words }]
  })
  if (rows.length === 0) {
    return <p>It has no words of its own: what it shows comes in.</p>
  }
  return (
    <table className="piece-table">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">English</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, words }) => (
          <tr key={key}>
            <td>
              <code>{key}</code>
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Tokens({ tokens }: Pick<ComponentFacts, 'tokens'>) {
  if (tokens.length === 0) return <p>It has no style of its own.</p>
  return (
    <p className="piece-tokens">
      {tokens.map((token) => (
        <code key={token}>{token}</code>
      ))}
    </p>
  )
}
