import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleCover } from '../../screens/PlayScreen/sampleCover.ts'
import { PlayShell } from './PlayShell.tsx'

const meta = {
  title: 'Play/PlayShell',
  tags: ['stable', 'role:player'],
  component: PlayShell,
  parameters: { layout: 'fullscreen' },
  args: {
    coverUrl: sampleCover,
    top: <p style={{ padding: 20 }}>Bar</p>,
    children: <p style={{ margin: 'auto' }}>Telling</p>,
    dock: <p style={{ padding: 20 }}>Dock</p>,
  },
} satisfies Meta<typeof PlayShell>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    WithCover: {},
    WithoutCover: { args: { coverUrl: null } },
    WithoutDock: { args: { dock: null } },
  })),
}
