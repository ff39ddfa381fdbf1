import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { CoverImage } from '../CoverImage/CoverImage.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { inBox } from '../../../testing/decorators.tsx'
import { Card } from './Card.tsx'

const words = (
  <>
    <Heading level={3}>The Night Ferry</Heading>
    <Text tone="secondary">It leaves when the last lamp is out.</Text>
  </>
)

const meta = {
  title: 'Components/Primitives/Card',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Card,
  args: { children: words, 'aria-label': 'The Night Ferry' },
  decorators: inBox({ maxInlineSize: 320 }),
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

const cover = <CoverImage alt="" isTorana src="/covers/sixty-one-faces.svg" />

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Card {...args} />
      <Card {...args} aria-label="With buttons" footer={<Button size="small">Board</Button>} />
      <Card
        {...args}
        aria-label="With a picture"
        footer={<Button size="small">Board</Button>}
        media={cover}
        seam={<Chip>Ferries</Chip>}
      />
    </Stack>
  ),
}
