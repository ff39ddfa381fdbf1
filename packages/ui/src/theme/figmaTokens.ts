import { dtcgValue, type DtcgToken } from './dtcg.ts'
import { steadyTokens, themedTokens } from './tokenTree.ts'
import { colorVariable, steadyVariable } from './variables.ts'

/** A colour as Figma has it, each channel from 0 to 1. */
interface FigmaColor {
  r: number
  g: number
  b: number
  a: number
}

type FigmaValue = FigmaColor | number | string
type FigmaType = 'COLOR' | 'FLOAT' | 'STRING'
type Modes = Readonly<Record<string, DtcgToken>>

/** What a drawing stands still for, and what no drawing is laid by. */
const NOT_DRAWN = new Set(['motion', 'layer'])
const ROOT_PX = 16

type FigmaScope =
  | 'ALL_SCOPES'
  | 'CORNER_RADIUS'
  | 'FONT_FAMILY'
  | 'FONT_SIZE'
  | 'GAP'
  | 'STROKE_FLOAT'
  | 'WIDTH_HEIGHT'

const ELSEWHERE: readonly FigmaScope[] = ['WIDTH_HEIGHT']

/** Where Figma offers the variables of a group; elsewhere they are widths and heights. */
const SCOPES: Readonly<Record<string, readonly FigmaScope[]>> = {
  color: ['ALL_SCOPES'],
  pigment: ['ALL_SCOPES'],
  space: ['GAP', 'WIDTH_HEIGHT'],
  radius: ['CORNER_RADIUS'],
  font: ['FONT_FAMILY'],
  size: ['FONT_SIZE'],
  lineWidth: ['STROKE_FLOAT'],
}

const pixelsOf = ({ value, unit }: { value: number; unit: string }) =>
  unit === 'rem' ? value * ROOT_PX : value

/** Figma's own value of a token: pixels, a channel of 0 to 1, the first of the faces. */
function valueOf(token: DtcgToken): FigmaValue {
  if (token.$type === 'color') {
    const [r = 0, g = 0, b = 0] = token.$value.components
    return { r, g, b, a: token.$value.alpha }
  }
  if (token.$type === 'fontFamily') return token.$value[0] ?? ''
  if (token.$type === 'dimension') return pixelsOf(token.$value)
  return token.$type === 'number' ? token.$value : 0
}

const typeOf = (value: FigmaValue): FigmaType => {
  if (typeof value === 'object') return 'COLOR'
  return typeof value === 'number' ? 'FLOAT' : 'STRING'
}

interface FigmaVariable {
  collection: 'Theme' | 'Base'
  /** `color/canvas`: Figma makes folders of the slashes. */
  name: string
  /** What the variable is called in a style sheet. */
  css: string
  /** The token in each mode of its collection. */
  modes: Modes
}

const themes = Object.keys(themedTokens) as (keyof typeof themedTokens)[]

const inTheme = (name: keyof typeof themedTokens.dark): FigmaVariable => ({
  collection: 'Theme',
  name: `color/${name}`,
  css: colorVariable(name),
  modes: Object.fromEntries(
    themes.flatMap((theme) => {
      const token = dtcgValue(themedTokens[theme][name])
      return token ? [[theme, token]] : []
    }),
  ),
})

/** Every token that a drawing is made by, with its value in each theme. */
export const figmaVariables: readonly FigmaVariable[] = [
  ...(Object.keys(themedTokens.dark) as (keyof typeof themedTokens.dark)[]).map(inTheme),
  ...Object.entries<Readonly<Record<string, string | number>>>(steadyTokens)
    .filter(([group]) => !NOT_DRAWN.has(group))
    .flatMap(([group, values]) =>
      Object.entries(values).flatMap(([name, value]): FigmaVariable[] => {
        const token = dtcgValue(value)
        const css = steadyVariable(group, name)
        return token
          ? [{ collection: 'Base', name: `${group}/${name}`, css, modes: { base: token } }]
          : []
      }),
    ),
]

const collections = { Theme: themes, Base: ['base'] } as const

/**
 * The body of `POST /v1/files/:key/variables` of Figma's REST API, by which an Enterprise makes the
 * variables without anybody opening the file; our plugin reads the same.
 */
export function figmaPayload() {
  const modes = Object.entries(collections).flatMap(([variableCollectionId, names]) =>
    names.map((name, place) => ({
      action: place === 0 ? ('UPDATE' as const) : ('CREATE' as const),
      id: name,
      name,
      variableCollectionId,
    })),
  )
  const groupOf = (name: string) => name.split('/')[0] ?? ''
  return {
    variableCollections: Object.entries(collections).map(([name, [initialModeId]]) => ({
      action: 'CREATE' as const,
      id: name,
      name,
      initialModeId,
    })),
    variableModes: modes,
    variables: figmaVariables.map(({ collection, name, css, modes: values }) => ({
      action: 'CREATE' as const,
      id: name,
      name,
      variableCollectionId: collection,
      resolvedType: Object.values(values).map((token) => typeOf(valueOf(token)))[0] ?? 'STRING',
      scopes: SCOPES[groupOf(name)] ?? ELSEWHERE,
      codeSyntax: { WEB: `var(${css})` },
    })),
    variableModeValues: figmaVariables.flatMap(({ name, modes: values }) =>
      Object.entries(values).map(([modeId, token]) => ({
        variableId: name,
        modeId,
        value: valueOf(token),
      })),
    ),
  }
}

type Tree = Record<string, Record<string, unknown>>

/** The variables of one mode as groups of tokens, each written by `write`. */
function treeOf(mode: string, write: (token: DtcgToken) => unknown): Tree {
  const tree: Tree = {}
  for (const { name, modes } of figmaVariables) {
    const [group = '', key = ''] = name.split('/')
    const token = modes[mode]
    if (token) (tree[group] ??= {})[key] = write(token)
  }
  return tree
}

/** As Figma imports it by itself: lengths are numbers of pixels, and a face is one name. */
function asMode(token: DtcgToken): unknown {
  if (token.$type === 'color') return token
  const value = valueOf(token)
  return { $type: typeof value === 'string' ? 'fontFamily' : 'number', $value: value }
}

const channel = (part: number) => Math.round(part * 255)

/** As Tokens Studio writes it: every value in the words of a style sheet. */
function asStudio(token: DtcgToken): unknown {
  if (token.$type === 'color') {
    const { components, alpha, hex } = token.$value
    const rgba = `rgba(${components.map(channel).join(', ')}, ${alpha})`
    return { $type: 'color', $value: hex ?? rgba }
  }
  if (token.$type === 'dimension')
    return { $type: 'dimension', $value: `${pixelsOf(token.$value)}px` }
  const value = valueOf(token)
  return { $type: typeof value === 'string' ? 'fontFamilies' : 'number', $value: value }
}

/** One file for Tokens Studio: a set for each mode, and the themes that choose among them. */
const studioTokens = () => ({
  ...Object.fromEntries(['base', ...themes].map((mode) => [mode, treeOf(mode, asStudio)])),
  $themes: [
    { id: 'base', name: 'base', group: 'Base', selectedTokenSets: { base: 'enabled' } },
    ...themes.map((theme) => ({
      id: theme,
      name: theme,
      group: 'Theme',
      selectedTokenSets: { base: 'source', [theme]: 'enabled' },
    })),
  ],
  $metadata: { tokenSetOrder: ['base', ...themes] },
})

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The tokens for Figma, by file: a file for each mode, one for Tokens Studio, one for the REST API. */
export const figmaTokenFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    ['base', ...themes].map((mode) => [`${mode}.tokens.json`, json(treeOf(mode, asMode))]),
  ),
  'tokens-studio.json': json(studioTokens()),
  'variables.json': json(figmaPayload()),
})
