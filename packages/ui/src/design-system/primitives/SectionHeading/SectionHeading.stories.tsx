import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { StoryRowControls } from '../../../features/story/components/StoryRow/StoryRow.tsx'
import { SectionHeading } from './SectionHeading.tsx'

function RowControls() {
  const title = useMessages().site.rows.featured

  return <StoryRowControls isMoving onStep={() => {}} onToggle={() => {}} title={title} />
}

const meta = {
  title: 'Internal/Primitives/SectionHeading',
  tags: ['internal', 'role:player', 'role:admin'],
  component: SectionHeading,
  args: { title: 'River Tales' },
} satisfies Meta<typeof SectionHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      TitleAlone: {},
      WithHintAndControls: {
        args: {
          title: 'Featured Stories',
          hint: 'Handpicked by our editors and team',
          controls: <RowControls />,
        },
      },
      LeadsOn: { args: { href: '#river-tales' } },
      LongTitle: {
        args: { title: 'Tales that were told at the last ferry before the river changed its mind' },
      },
    }),
    { isWide: true, touched: 'LeadsOn' },
  ),
}
