import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, fn } from 'storybook/test'

import { palettes, type ColorName } from '../../theme/tokens.ts'
import { colorRows, shadowRows, steadyRows } from './tokenRows.ts'
import { Tokens } from './Tokens.tsx'

const meta = {
  title: 'Foundations/Tokens',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Tokens,
  args: {
    rows: [],
    // Where a page may not write to the clipboard, nothing else is wrong.
    onCopy: fn(
      (variable: string) => void navigator.clipboard.writeText(variable).catch(() => undefined),
    ),
  },
} satisfies Meta<typeof Tokens>
export default meta
type Story = StoryObj<typeof meta>

const background = (value: string): CSSProperties => ({ background: value })

const colors = (...beginnings: readonly string[]) => ({
  rows: colorRows(
    (Object.keys(palettes.dark) as ColorName[]).filter((name) =>
      beginnings.some((beginning) => name.startsWith(beginning)),
    ),
  ),
  sample: background,
})

export const Colors: Story = { args: colors('') }

export const Warning: Story = {
  args: colors('warning'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(palettes.light.warningText)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --ui-warning-text' }))
    await expect(args.onCopy).toHaveBeenCalledWith('--ui-warning-text')
    await expect(canvas.getByRole('button', { name: 'Copied --ui-warning-text' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied --ui-warning-text')
  },
}

export const DangerAndError: Story = { args: colors('danger', 'onDanger') }

export const SuccessAndPositive: Story = { args: colors('positive') }

export const InfoAndNote: Story = { args: colors('info', 'note', 'onInfo') }

export const ActionAndBrand: Story = {
  args: colors('action', 'onAction', 'accent', 'brand', 'onBrand'),
}

export const Spacing: Story = {
  args: {
    rows: steadyRows('space'),
    sample: (value) => ({ inlineSize: value, background: 'currentcolor' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('space.m')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy --ui-space-m' })).toBeVisible()
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

/** Widths at which a layout changes, in pixels. */
export const Breakpoints: Story = { args: { rows: steadyRows('breakpoint') } }

export const TypographySizes: Story = { args: { rows: steadyRows('size') } }

export const TypographyFonts: Story = { args: { rows: steadyRows('font') } }
