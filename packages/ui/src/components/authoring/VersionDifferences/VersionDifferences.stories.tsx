import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { sampleDifference } from '../../../testing/sampleDifference.ts'
import { below } from '../../../testing/decorators.tsx'
import { VersionDifferences } from './VersionDifferences.tsx'

const meta = {
  title: 'Authoring/VersionDifferences',
  tags: ['beta', 'role:author'],
  component: VersionDifferences,
  args: { difference: sampleDifference, lang: 'en' },
  decorators: below(<h2>The Ferryman’s Second Oar</h2>),
} satisfies Meta<typeof VersionDifferences>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Different,
    Same: { args: { difference: { groups: [] } } },
  })),
}

/** Words are marked as what was put in and what was taken out. */
export const Different: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 added, 1 removed, 2 changed')
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('both hands')
    await expect(canvasElement.querySelector('del')).toHaveTextContent('one hand')
  },
}
