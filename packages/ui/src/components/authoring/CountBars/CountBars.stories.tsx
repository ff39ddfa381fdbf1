import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { authoringMessages } from '../../../messages/authoringMessages.ts'
import { below } from '../../../testing/decorators.tsx'
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
  parameters: asSheet(() => ({ meta, Compared, InAnotherLanguage, NothingHappened })),
}

/** What is drawn is read as well: how often, and which part of all it is. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Endings' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'The Bargain 57 75%' })).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: 'What the lamp had seen fewer than 3' }),
    ).toBeVisible()
  },
}

export const InAnotherLanguage: Story = {
  args: {
    lang: { lang: 'hi', dir: 'ltr' },
    items: [{ key: 'diya', label: 'दीया', count: 4 }],
  },
}

export const NothingHappened: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to tell of these days.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
