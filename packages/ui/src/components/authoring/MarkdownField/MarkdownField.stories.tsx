import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { has } from '../../../testing/plays.ts'
import { MarkdownField } from './MarkdownField.tsx'

const meta = {
  title: 'Authoring/MarkdownField',
  tags: ['beta', 'role:author', 'role:admin'],
  component: MarkdownField,
  args: {
    label: says(({ authoring }) => authoring.fields.story_description),
    value: 'The river at Dhanpur has *two banks* and one boat.',
    onChange: fn(),
  },
} satisfies Meta<typeof MarkdownField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Writing, Empty, Invalid, LongPreview })),
}

export const Writing: Story = {
  play: has('textbox', 'Description'),
}

export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))

    await expect(canvas.queryByRole('textbox')).toBeNull()
    const emphasis = await canvas.findByText('two banks')
    await expect(emphasis.tagName).toBe('EM')
  },
}

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await expect(canvas.getByText('Nothing to preview yet.')).toBeVisible()
  },
}

/** What is wrong is mended where it is written, whichever side was open. */
export const Invalid: Story = { args: { value: '', error: 'Description is required' } }

/** What is longer than its place scrolls, by the arrow keys too. */
export const LongPreview: Story = {
  args: { value: 'The river at Dhanpur has two banks and one boat.\n\n'.repeat(60) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))

    const preview = canvas.getByRole('region', { name: 'Description' })
    await expect(preview.scrollHeight).toBeGreaterThan(preview.clientHeight)
    await expect(preview).toHaveAttribute('tabindex', '0')
  },
}
