import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { IconButton } from '../IconButton/IconButton.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  title: 'Primitives/SectionHeading',
  component: SectionHeading,
  args: { title: 'River Tales' },
} satisfies Meta<typeof SectionHeading>
export default meta
type Story = StoryObj<typeof meta>

export const TitleAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'River Tales' })).toBeVisible()
  },
}

/** A mark beside the title tells what the row gathers. */
export const WithHintAndControls: Story = {
  args: {
    title: 'Featured Stories',
    hint: 'Handpicked by our editors and team',
    controls: (
      <>
        <IconButton icon="pause" label="Stop row movement" />
        <IconButton icon="chevronLeft" label="Previous" />
        <IconButton icon="chevronRight" label="Next" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'About Featured Stories' })).toBeVisible()
  },
}

/** The title of a row leads to all of its kind. */
export const LeadsOn: Story = {
  args: { href: '#river-tales' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'River Tales' })).toHaveAttribute(
      'href',
      '#river-tales',
    )
  },
}

export const LongTitle: Story = {
  args: { title: 'Tales that were told at the last ferry before the river changed its mind' },
}
