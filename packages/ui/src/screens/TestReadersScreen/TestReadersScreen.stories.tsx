import { makePreviewLink } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { Shared } from '../../components/play/ShareButton/ShareButton.tsx'
import { inShell } from '../../testing/decorators.tsx'
import { claims, has, leadsTo } from '../../testing/plays.ts'
import { TestReadersScreen } from './TestReadersScreen.tsx'

const meta = {
  title: 'Screens/TestReadersScreen',
  tags: ['beta', 'role:author'],
  component: TestReadersScreen,
  args: {
    title: 'The Ferryman’s Second Oar',
    lang: 'en',
    items: [makePreviewLink()],
    onRetry: fn(),
    backHref: '#mine',
    typedHref: '#tries',
    hrefOf: (code: string) => `#preview-${code}`,
    onMake: fn(async () => null),
    onShare: fn(async (): Promise<Shared> => 'copied'),
    onRevoke: fn(async () => null),
    now: Date.parse('2025-03-14T10:00:00.000Z'),
  },
  parameters: { layout: 'fullscreen' },
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof TestReadersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const Loaded: Story = {
  tags: ['visual'],
  play: claims(leadsTo('What test readers tried', '#tries'), has('link', 'The reading circle')),
}
