import { Heading, Markdown } from '@storybook/addon-docs/blocks'

import type { ComponentDocs } from '../../packages/ui/src/docs/componentDocs.ts'
import { linked } from './pieceDocs.ts'

export interface PieceGuideProps {
  docs: ComponentDocs
  /** What is read before the props, or what after them. */
  part: 'use' | 'anatomy'
}

const listed = (lines: readonly string[]) => linked(lines.map((line) => `- ${line}`).join('\n'))

/** What a person wrote about a piece. */
export function PieceGuide({ docs, part }: PieceGuideProps) {
  if (part === 'use') {
    return (
      <>
        <Heading>What it is for</Heading>
        <Markdown>{linked(docs.use)}</Markdown>
        <Heading>When not</Heading>
        <Markdown>{listed(docs.avoid)}</Markdown>
      </>
    )
  }
  return (
    <>
      <Heading>Anatomy</Heading>
      <Markdown>{listed(docs.anatomy.map(([name, does]) => `**${name}.** ${does}`))}</Markdown>
      <Heading>Words</Heading>
      <Markdown>{listed(docs.words)}</Markdown>
    </>
  )
}
