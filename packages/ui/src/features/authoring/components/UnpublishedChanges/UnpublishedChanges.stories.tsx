import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { UnpublishedChanges } from './UnpublishedChanges.tsx'

const meta = {
  title: 'Internal/Authoring/UnpublishedChanges',
  tags: ['internal', 'role:author', 'role:admin'],
  component: UnpublishedChanges,
  args: { hasUnsaved: false, onPublish: fn(), onDiscard: fn() },
} satisfies Meta<typeof UnpublishedChanges>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Saved: {},
    Unsaved: { args: { hasUnsaved: true } },
    Publishing: { args: { busy: 'publish' } },
    Discarding: { args: { busy: 'discard' } },
  })),
}
