import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { VariantTools, type VariantToolsProps } from './VariantTools.tsx'

const meta = {
  title: 'Internal/Play/TellingTools',
  tags: ['internal', 'role:player'],
  component: VariantTools,
  args: {
    items: ['tell_again', 'tell_on'],
    price: '1 credit',
    onRegenerate: fn(),
    onChange: fn(async (): Promise<string | null> => null),
  },
} satisfies Meta<typeof VariantTools>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    ToldOnce: {},
    ToldTwice,
    WhileOneIsTold: { args: { isDisabled: true, value: { kind: 'on', index: 2, total: 2 } } },
  })),
}

function Leafed(props: VariantToolsProps) {
  const [index, setIndex] = useState(3)
  const kinds = ['first', 'again', 'on'] as const
  const onChange = async (place: number) => {
    setIndex(place)
    return props.onChange(place)
  }
  const kind = kinds[index - 1] ?? 'first'
  return <VariantTools {...props} onChange={onChange} value={{ kind, index, total: 3 }} />
}

export const ToldTwice: Story = {
  render: (args) => <Leafed {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Version 3 of 3 · continued')
    const later = canvas.getByRole('button', { name: 'Next version' })
    later.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Version 1 of 3 · first version')
    await waitFor(() => expect(later).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Previous version' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
  },
}

export const NotHad: Story = {
  args: {
    value: { kind: 'again', index: 2, total: 2 },
    onChange: fn(async (): Promise<string | null> => 'Not found.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous version' }))
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement())
  },
}
