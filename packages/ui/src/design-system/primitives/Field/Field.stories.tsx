import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from 'react-aria-components'

import { fieldStyles } from './Field.styles.ts'
import { Field } from './Field.tsx'

function Lines() {
  return <TextArea css={fieldStyles.control} rows={3} />
}

const meta = {
  title: 'Components/Primitives/Field',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Field,
  args: {
    label: 'Description',
    value: 'Thirteen storeys down, the water remembers tomorrow.',
    onChange: () => {},
    children: <Lines />,
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
