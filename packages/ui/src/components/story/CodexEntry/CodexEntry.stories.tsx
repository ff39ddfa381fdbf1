import { makeMemory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
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
        <h2 id="codex">Codex</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof CodexEntry>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Sourced: {},
    WithoutSource: { args: { page: own ?? page } },
  })),
}
