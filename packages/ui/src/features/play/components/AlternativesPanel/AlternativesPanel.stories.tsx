import { makeModels } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { AlternativesPanel } from './AlternativesPanel.tsx'

const { text, image } = makeModels()

const meta = {
  title: 'Internal/Play/AlternativesPanel',
  tags: ['internal', 'role:player', 'role:admin'],
  component: AlternativesPanel,
  args: { models: text.slice(0, 1), onRetryAlternative: fn() },
} satisfies Meta<typeof AlternativesPanel>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    One: {},
    Several: { args: { models: text } },
    Painters: { args: { models: image.slice(0, 2) } },
    Disabled: { args: { isDisabled: true } },
    None: { args: { models: [] } },
  })),
}
