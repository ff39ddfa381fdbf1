import { theme } from '../../../../design-system/theme/theme.ts'
import { SCENE_SIZE } from './layOut.ts'

const { data1, data2, data3, data4, data5, data6 } = theme.color
const { color, space, radius, size, font, lineWidth, offset, icon, media } = theme

const waysOn = {
  '.react-flow': {
    '--xy-edge-stroke': color.lineControl,
    '--xy-connectionline-stroke': color.accent,
    '--xy-background-color': color.sunken,
    '--xy-background-pattern-color': color.lineSubtle,
    '--xy-minimap-background-color': color.surface,
    '--xy-minimap-mask-background-color': color.veil,
    '--xy-attribution-background-color': color.surface,
  },
  // Removes the maximum width, because the parent of the lines has no width.
  '.react-flow__edges svg': { maxInlineSize: 'none' },
  '.react-flow__edge-path': { strokeWidth: 1.4 },
  '.way-open .react-flow__edge-path': { stroke: color.accent, strokeWidth: 2 },
  '.way-back .react-flow__edge-path': { stroke: color.brandText },
  '.way-broken .react-flow__edge-path': { stroke: color.dangerText, strokeDasharray: '5 4' },
  '.react-flow__edge': { cursor: 'pointer' },
  '.react-flow__node:focus-visible': {
    outline: `${lineWidth.thick} solid ${color.focus}`,
    outlineOffset: offset.s,
  },
  '.react-flow__attribution a': { color: color.textMuted, fontSize: size.caption },
}

const onSmallMap = {
  '.react-flow__minimap': { border: `${lineWidth.hairline} solid ${color.line}` },
  '.react-flow__minimap-node': { fill: color.lineControl },
  '.react-flow__minimap-node.start': { fill: color.action },
  '.react-flow__minimap-node.ending': { fill: color.accent },
  '.react-flow__minimap-node.missing': { fill: color.dangerText },
}

const kinds = {
  start: { borderColor: color.leafAccent, background: color.leaf, color: color.leafInk },
  ending: { borderColor: color.accent, borderRadius: radius.arch },
  missing: { borderColor: color.dangerText, borderStyle: 'dashed', color: color.dangerText },
  scene: { borderRadius: radius.leaf },
}

/** Colors for forced-colors mode, which does not replace the colors in an SVG. */
const IN_FORCED_COLORS = {
  '.react-flow': {
    '--xy-edge-stroke': 'CanvasText',
    '--xy-connectionline-stroke': 'Highlight',
    '--xy-background-color': 'Canvas',
    '--xy-background-pattern-color': 'GrayText',
    '--xy-minimap-background-color': 'Canvas',
  },
  '.way-open .react-flow__edge-path': { stroke: 'Highlight' },
  '.way-back .react-flow__edge-path, .way-broken .react-flow__edge-path': { stroke: 'CanvasText' },
  '.react-flow__minimap-node': { fill: 'CanvasText' },
  '.react-flow__minimap-node.start': { fill: 'Highlight' },
}

const { scene: shape, ...others } = kinds

export const structureGraphStyles = {
  note: { padding: space.xl, color: color.textSecondary },
  canvas: {
    position: 'absolute' as const,
    inset: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    ...waysOn,
    ...onSmallMap,
    [media.forcedColors]: IN_FORCED_COLORS,
  },
  // Hides the texts, which would be too small to read at this zoom level.
  far: {
    '.react-flow__node > * > :not([data-mark])': { display: 'none' },
    '.react-flow__node > *': { borderWidth: lineWidth.distant },
  },
  distantEdges: {
    position: 'absolute' as const,
    inset: 0,
    overflow: 'visible',
    '.react-flow__edge-path': {
      fill: 'none',
      stroke: color.lineControl,
      strokeWidth: 3,
      [media.forcedColors]: { stroke: 'CanvasText' },
    },
  },
  keys: {
    padding: `${space.s} ${space.l}`,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    background: color.surface,
    color: color.textMuted,
    fontSize: size.small,
  },
  controls: { display: 'flex', gap: space.s, '& button': { background: color.surface } },
  scene: {
    position: 'relative' as const,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    boxSizing: 'border-box' as const,
    inlineSize: SCENE_SIZE.width,
    blockSize: SCENE_SIZE.height,
    padding: `${space.xs} ${space.m}`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    ...shape,
    background: color.surface,
    color: color.text,
    textAlign: 'center' as const,
  },
  ...others,
  groups: [data1, data2, data3, data4, data5, data6].map((borderColor) => ({
    borderColor,
    borderWidth: lineWidth.double,
  })),
  selected: {
    outline: `${lineWidth.thick} solid ${color.action}`,
    outlineOffset: lineWidth.hairline,
  },
  name: {
    overflow: 'hidden',
    maxInlineSize: '100%',
    fontFamily: font.story,
    fontSize: size.note,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
  },
  what: { fontSize: size.caption },
  mark: {
    position: 'absolute' as const,
    insetBlockStart: `calc(-1 * ${space.s})`,
    insetInlineEnd: `calc(-1 * ${space.s})`,
    display: 'grid',
    padding: space.hair,
    borderRadius: radius.full,
    background: color.dangerSurface,
    color: color.dangerText,
  },
  // The double selector overrides the style sheet of React Flow.
  handle: {
    '&.react-flow__handle': {
      inlineSize: icon.bead,
      blockSize: icon.bead,
      minInlineSize: 0,
      minBlockSize: 0,
      border: `${lineWidth.hairline} solid ${color.lineControl}`,
      borderRadius: radius.full,
      background: color.surface,
    },
  },
}
