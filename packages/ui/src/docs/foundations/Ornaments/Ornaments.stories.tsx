import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Heading } from '../../../design-system/primitives/Heading/Heading.tsx'
import { Stack } from '../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../design-system/primitives/Text/Text.tsx'
import { ORNAMENTS, OTHERS, type OrnamentName } from './ornamentCredits.ts'
import { Ornaments } from './Ornaments.tsx'

const meta = {
  title: 'Foundations/Ornaments and credits',
  tags: ['autodocs'],
  component: Ornaments,
  args: { items: Object.keys(ORNAMENTS) as OrnamentName[] },
} satisfies Meta<typeof Ornaments>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(args.items.length)
    for (const sample of canvasElement.querySelectorAll('[data-sample]')) {
      await expect(sample.clientHeight).toBeGreaterThan(0)
    }
  },
}

export const CreditsOfOthers: Story = {
  render: () => (
    <Stack as="ul" gap="xl">
      {OTHERS.map(({ name, text, credit }) => (
        <li key={name}>
          <Heading level={2} size="card">
            {name}
          </Heading>
          <Text tone="secondary">{text}</Text>
          <Text size="small" tone="muted">
            {credit}
          </Text>
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Open Font License|MIT/)).toHaveLength(OTHERS.length)
  },
}
