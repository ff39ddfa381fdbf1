import { DraftStructure } from '@kathasagar/story/schema'
import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { withState } from '../../../../testing/withState.ts'
import { StructureJson } from './StructureJson.tsx'

const meta = {
  title: 'Internal/Authoring/StructureJson',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StructureJson,
  args: {
    structure: makeStructure(),
    onChange: fn(),
    unsoundText: null,
    onUnsoundText: fn(),
    readStructure: (json) => {
      try {
        return { structure: DraftStructure.parse(JSON.parse(json)) }
      } catch {
        return { error: 'This is no structure.' }
      }
    },
  },
  render: withState(withState(StructureJson, { value: 'structure' }), {
    value: 'unsoundText',
    change: 'onUnsoundText',
  }),
} satisfies Meta<typeof StructureJson>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Valid: {}, Invalid, Pasted, TooMuchPasted }), {
    isWide: true,
  }),
}

export const Invalid: Story = {
  args: { unsoundText: '{\n  "start_node": 7,\n  "nodes": {}\n}' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/This is no structure/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore last valid version' }))
    await expect(canvas.getByRole<HTMLTextAreaElement>('textbox').value).toContain('"jetty"')
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.clear(text)
    await userEvent.paste('{"start_node":"a","nodes":{"a":{"text":"A"}}}')

    await expect(args.onChange).toHaveBeenLastCalledWith({
      start_node: 'a',
      nodes: { a: { text: 'A', choices: [] } },
    })
    await expect(text).toHaveValue('{"start_node":"a","nodes":{"a":{"text":"A"}}}')
  },
}

export const TooMuchPasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Structure as JSON' })
    const before = text.value
    await userEvent.click(text)
    await userEvent.paste('x'.repeat(8_500_000))

    await expect(canvas.getByRole('alert')).toHaveTextContent(/Nothing was changed/)
    await expect(text).toHaveValue(before)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
