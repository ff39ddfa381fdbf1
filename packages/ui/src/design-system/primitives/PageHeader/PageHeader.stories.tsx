import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Button } from '../Button/Button.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Components/Layout/PageHeader',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: PageHeader,
  args: {
    title: 'My Series',
    lead: 'Stories that are read in order.',
    actions: (
      <Button icon="plus" variant="primary">
        Create a series
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Complete: { args: { note: '3 series' } },
      TitleOnly: { args: { title: 'Browse', lead: undefined, actions: undefined } },
    }),
    { isWide: true },
  ),
}
