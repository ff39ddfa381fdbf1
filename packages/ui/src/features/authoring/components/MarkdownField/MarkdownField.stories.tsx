import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { MarkdownField } from './MarkdownField.tsx'

const meta = {
  title: 'Internal/Authoring/MarkdownField',
  tags: ['internal', 'role:author', 'role:admin'],
  component: MarkdownField,
  args: {
    label: 'Description',
    value: 'The river at Dhanpur has *two banks* and one boat.',
    onChange: fn(),
  },
} satisfies Meta<typeof MarkdownField>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Writing: {}, Empty, LongPreview })),
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

export const LongPreview: Story = {
  args: { value: 'The river at Dhanpur has two banks and one boat.\n\n'.repeat(60) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))

    const preview = canvas.getByRole('region', { name: 'Description' })
    await expect(preview.scrollHeight).toBeGreaterThan(preview.clientHeight)
    await expect(preview).toHaveAttribute('tabindex', '0')
  },
}
