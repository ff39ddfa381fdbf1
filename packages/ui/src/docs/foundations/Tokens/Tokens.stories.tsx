import type { Meta, StoryObj } from '@storybook/react-vite'

import { palettes, type ColorName } from '../../../design-system/theme/tokens.ts'
import { colorRows, shadowRows, steadyRows } from './tokenRows.ts'
import { Tokens } from './Tokens.tsx'

const meta = {
  title: 'Foundations/Tokens',
  tags: ['autodocs'],
  component: Tokens,
  args: { rows: [] },
} satisfies Meta<typeof Tokens>
export default meta
type Story = StoryObj<typeof meta>

export const Colors: Story = {
  args: {
    rows: colorRows(Object.keys(palettes.dark) as ColorName[]),
    sample: (value) => ({ background: value }),
  },
}

export const Spacing: Story = {
  args: {
    rows: steadyRows('space'),
    sample: (value) => ({ inlineSize: value, background: 'currentcolor' }),
  },
}

export const RadiusOfCorners: Story = {
  args: { rows: steadyRows('radius'), sample: (value) => ({ borderRadius: value }) },
}

export const ElevationAndShadow: Story = {
  args: { rows: shadowRows(), sample: (value) => ({ boxShadow: value }) },
}

export const MotionDurations: Story = { args: { rows: steadyRows('motion') } }

export const LayersZIndex: Story = { args: { rows: steadyRows('layer') } }

export const Breakpoints: Story = { args: { rows: steadyRows('breakpoint') } }

export const TypographySizes: Story = { args: { rows: steadyRows('size') } }

export const TypographyFonts: Story = { args: { rows: steadyRows('font') } }
