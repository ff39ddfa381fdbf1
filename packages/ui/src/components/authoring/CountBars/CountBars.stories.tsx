import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { authoringMessages } from '../../../messages/authoringMessages.ts'
import { below } from '../../../testing/decorators.tsx'
import { claims, has } from '../../../testing/plays.ts'
import { CountBars } from './CountBars.tsx'

const words = authoringMessages.authoring.figures

const meta = {
  title: 'Authoring/CountBars',
  tags: ['beta', 'role:author'],
  component: CountBars,
  args: {
    title: words.endings,
    hint: words.endingsHint,
    items: [
      { key: 'bargain', label: 'The Bargain', count: 57 },
      { key: 'morning', label: 'Morning', count: 19 },
      { key: 'lamp', label: 'What the lamp had seen', count: null },
    ],
    heads: { what: words.ending, count: words.finishes, share: words.share },
    few: 'fewer than 3',
    none: words.none,
  },
  decorators: below(<h1>{words.title}</h1>),
} satisfies Meta<typeof CountBars>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Compared,
    InAnotherLanguage: {
      args: { lang: { lang: 'hi', dir: 'ltr' }, items: [{ key: 'diya', label: 'दीया', count: 4 }] },
    },
    NothingHappened: { args: { items: [] } },
  })),
}

/** What is drawn is read as well: how often, and which part of all it is. */
export const Compared: Story = {
  play: claims(
    has('table', 'Endings'),
    has('row', 'The Bargain 57 75%'),
    has('row', 'What the lamp had seen fewer than 3'),
  ),
}
