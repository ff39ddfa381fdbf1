import type { FontName, PluginAPI, SolidPaint } from '@figma/plugin-typings/plugin-api-standalone'

type Fields = Record<string, unknown>

let made = 0
const nextId = () => `1:${(made += 1)}`
/** Faces of the file that is open. */
const loaded = new Set<string>()

/** A node of the file: it keeps what the plugin sets, and refuses what Figma refuses. */
export class FileNode {
  readonly id = nextId()
  readonly type: string
  name = ''
  parent: FileNode | null = null
  children: FileNode[] = []
  fontName: FontName = { family: '', style: '' }
  fills: SolidPaint[] = []
  strokes: SolidPaint[] = []
  bound: Record<string, string> = {}
  componentPropertyDefinitions: Record<string, { type: string; defaultValue: string }> = {}
  layoutMode = 'NONE'
  y = 0
  width = 100
  height = 100
  #text = ''
  #references: Fields = {}

  constructor(type: string) {
    this.type = type
  }
  appendChild(child: FileNode) {
    child.remove()
    this.children.push(child)
    child.parent = this
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((one) => one !== this)
    this.parent = null
  }
  resize(width: number, height: number) {
    if (width < 0.01 || height < 0.01) throw new Error('in resize: too small')
    Object.assign(this, { width, height })
  }
  findAll(isWanted: (node: FileNode) => boolean): FileNode[] {
    const inner = this.children.flatMap((child) => [child, ...child.findAll(() => true)])
    return inner.filter(isWanted)
  }
  findAllWithCriteria({ types }: { types: string[] }) {
    return this.findAll(({ type }) => types.includes(type))
  }
  setBoundVariable(field: string, { id }: { id: string }) {
    this.bound[field] = id
  }
  get characters() {
    return this.#text
  }
  set characters(text: string) {
    const { family, style } = this.fontName
    if (!loaded.has(`${family} ${style}`)) throw new Error(`unloaded font ${family} ${style}`)
    this.#text = text
  }
  set layoutPositioning(_value: string) {
    if (this.parent?.layoutMode === 'NONE') throw new Error('the parent has no auto layout')
  }
  get owner(): FileNode | undefined {
    if (this.type === 'COMPONENT' && this.parent?.type !== 'COMPONENT_SET') return this
    return this.type === 'COMPONENT_SET' ? this : this.parent?.owner
  }
  addComponentProperty(name: string, type: string, defaultValue: string) {
    if (this.owner !== this) throw new Error('a variant has no properties of its own')
    const key = `${name}#${nextId()}`
    this.componentPropertyDefinitions[key] = { type, defaultValue }
    return key
  }
  get componentPropertyReferences(): Fields {
    return this.#references
  }
  set componentPropertyReferences(value: Fields) {
    const known = this.owner?.componentPropertyDefinitions ?? {}
    if (Object.values(value).some((key) => !(String(key) in known)))
      throw new Error('there is no such property')
    this.#references = value
  }
}

function variablesOf(mostModes: number) {
  const collections: Fields[] = []
  const variables: { id: string; name: string; values: Fields; [field: string]: unknown }[] = []
  return {
    collections,
    variables,
    getLocalVariableCollectionsAsync: async () => collections,
    getLocalVariablesAsync: async () => variables,
    createVariableCollection: (name: string) => {
      const modes = [{ modeId: 'm0', name: 'Mode 1' }]
      const addMode = (added: string) => {
        if (modes.length >= mostModes) throw new Error(`Limited to ${mostModes} modes only`)
        modes.push({ modeId: `m${modes.length}`, name: added })
        return modes.at(-1)?.modeId
      }
      const renameMode = (id: string, to: string) =>
        Object.assign(modes.find(({ modeId }) => modeId === id) ?? {}, { name: to })
      collections.push({ id: nextId(), name, modes, addMode, renameMode })
      return collections.at(-1)
    },
    createVariable: (name: string, { id }: { id: string }, resolvedType: string) => {
      if (/[.{}]/.test(name)) throw new Error('invalid variable name')
      const values: Fields = {}
      const setValueForMode = (mode: string, value: unknown) => (values[mode] = value)
      const own = { id: nextId(), name, resolvedType, variableCollectionId: id, values }
      variables.push({ ...own, setValueForMode, setVariableCodeSyntax: () => {} })
      return variables.at(-1)
    },
    setBoundVariableForPaint: (paint: SolidPaint, field: string, { id }: { id: string }) => ({
      ...paint,
      boundVariables: { [field]: { type: 'VARIABLE_ALIAS', id } },
    }),
  }
}

/** A drawing with a vector for each ground that it names. */
function withFills(frame: FileNode, svg: string) {
  for (const [, hex = ''] of svg.matchAll(/fill="#(\w{6})"/g)) {
    const [r = 0, g = 0, b = 0] = (hex.match(/../g) ?? []).map((part) => parseInt(part, 16) / 255)
    const vector = new FileNode('VECTOR')
    vector.fills = [{ type: 'SOLID', color: { r, g, b } }]
    frame.appendChild(vector)
  }
  return frame
}

function gathered(set: FileNode, nodes: readonly FileNode[]) {
  if (nodes.length === 0) throw new Error('no components')
  for (const node of nodes) set.appendChild(node)
  return set
}

/** What a plan allows, and which faces there are. */
interface Limits {
  modes?: number
  pages?: number
  fonts?: readonly string[]
}

/** A file that is open in Figma, as far as the plugin uses it. */
export function openFile({ modes = 10, pages = 100, fonts }: Limits = {}) {
  loaded.clear()
  const root = new FileNode('DOCUMENT')
  const variables = variablesOf(modes)
  const adding = (type: string, home: () => FileNode) => () => {
    if (type === 'PAGE' && root.children.length >= pages) throw new Error('too many pages')
    const node = Object.assign(new FileNode(type), { loadAsync: async () => {} })
    home().appendChild(node)
    return node
  }
  let page = adding('PAGE', () => root)()
  const onPage = (type: string) => adding(type, () => page)
  const createFrame = onPage('FRAME')
  const api = {
    root,
    variables,
    fileKey: 'KEY',
    createPage: adding('PAGE', () => root),
    get currentPage() {
      return page
    },
    setCurrentPageAsync: async (next: typeof page) => {
      page = next
    },
    loadFontAsync: async ({ family, style }: FontName) => {
      if (fonts && !fonts.includes(family)) throw new Error(`The font ${family} is not there`)
      loaded.add(`${family} ${style}`)
    },
    createFrame,
    createComponent: onPage('COMPONENT'),
    createRectangle: onPage('RECTANGLE'),
    createText: onPage('TEXT'),
    createNodeFromSvg: (svg: string) => withFills(createFrame(), svg),
    combineAsVariants: (nodes: readonly FileNode[], parent: FileNode) =>
      gathered(adding('COMPONENT_SET', () => parent)(), nodes),
  }
  return { figma: api as unknown as PluginAPI, root, variables }
}
