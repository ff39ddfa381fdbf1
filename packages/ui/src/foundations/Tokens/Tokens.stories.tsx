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

/** All colours whose name begins with one of these. */
const colors = (...beginnings: readonly string[]) => ({
  rows: colorRows(
    (Object.keys(palettes.dark) as ColorName[]).filter((name) =>
      beginnings.some((beginning) => name.startsWith(beginning)),
    ),
  ),
  sample: background,
})

/** Every colour there is. */
export const Colors: Story = { args: colors('') }

/** Low credits, Medium: words and ground of a warning. */
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

/** Errors, and what destroys. */
export const DangerAndError: Story = { args: colors('danger', 'onDanger') }

/** Published, Easy. */
export const SuccessAndPositive: Story = { args: colors('positive') }

export const InfoAndNote: Story = { args: colors('info', 'note', 'onInfo') }

/** What acts, and what is ours. */
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

/** Height is told by lighter surfaces; the light theme has one warm shadow. */
export const ElevationAndShadow: Story = {
  args: { rows: shadowRows(), sample: (value) => ({ boxShadow: value }) },
}

/** Durations and the curve; all of them are nothing for who asked for less motion. */
export const MotionDurations: Story = { args: { rows: steadyRows('motion') } }

/** What lies above what. */
export const LayersZIndex: Story = { args: { rows: steadyRows('layer') } }

/** Widths at which a layout changes, in pixels. */
export const Breakpoints: Story = { args: { rows: steadyRows('breakpoint') } }

export const TypographySizes: Story = { args: { rows: steadyRows('size') } }

export const TypographyFonts: Story = { args: { rows: steadyRows('font') } }
