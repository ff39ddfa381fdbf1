import { makePlayShare } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { SharePlayDialog } from './SharePlayDialog.tsx'

const done = async (): Promise<string | null> => null

const meta = {
  title: 'Internal/Play/SharePlayDialog',
  tags: ['internal', 'role:player'],
  component: SharePlayDialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    name: 'Tara',
    links: [makePlayShare({ opened_count: 3 })],
    hrefOf: (code: string) => `#${code}`,
    onClose: fn(),
    onMake: fn(done),
    onRetry: fn(),
    onRevoke: fn(done),
    onShare: fn(async () => 'copied' as const),
  },
} satisfies Meta<typeof SharePlayDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
