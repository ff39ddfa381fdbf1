import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Card } from '../Card/Card.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Components/Layout/Grid',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Grid,
  args: { gap: 'm', minColumn: 'm' },
  render: (args) => (
    <Grid {...args}>
      <Card>Published</Card>
      <Card>Draft</Card>
      <Card>Archived</Card>
    </Grid>
  ),
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Narrow: {}, Wide: { args: { minColumn: 'huge' } } }), {
    isWide: true,
  }),
}
