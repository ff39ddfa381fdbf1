import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { fullEnglish } from '../../../messages/fullEnglish.ts'
import { asSheet } from '../../../storybook/asSheet.ts'
import { fill } from '../../format/fill.ts'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Components/Primitives/TextArea',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: TextArea,
  args: { label: 'Story Prompt', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Empty: {},
      Invalid: {
        args: {
          error: fill(fullEnglish.writing.required, { field: fullEnglish.story.storyPrompt }),
          isRequired: true,
        },
      },
      StoryText: {
        args: {
          kind: 'story',
          value: 'There are two names on the leaf.\n\nThe ink of one is still wet.',
        },
      },
      Code: {
        args: { kind: 'code', label: 'Structure as JSON', value: '{\n  "start_node": "jetty"\n}' },
      },
    }),
    { touched: 'Empty' },
  ),
}
