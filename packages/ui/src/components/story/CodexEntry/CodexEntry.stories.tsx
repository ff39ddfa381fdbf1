import { makeMemory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Says } from '../../../../../../.storybook/localized/Says.tsx'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { hasNo } from '../../../testing/plays.ts'
import { CodexEntry } from './CodexEntry.tsx'

const [sourced, own] = makeMemory().codex.pages
const page = { id: 'codex:none', title: '', text: '', source: null }

const meta = {
  title: 'Story/CodexEntry',
  tags: ['internal', 'role:player'],
  component: CodexEntry,
  args: { page: sourced ?? page, lang: 'en' },
  decorators: [
    (Story) => (
      <section aria-labelledby="codex">
        <h2 id="codex">
          <Says words={({ memory }) => memory.codex} />
        </h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof CodexEntry>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Sourced, WithoutSource })),
}

/** The passage stands as it was quoted, with the work, the place and who translated it. */
export const Sourced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The Oghavati' })).toBeVisible()
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^And there the Oghavati/)
    await expect(canvas.getByText('Translated by K. M. Ganguli, public domain')).toBeVisible()
  },
}

/** A page without a source tells what its author knows. */
export const WithoutSource: Story = {
  args: { page: own ?? page },
  play: hasNo('figure'),
}
