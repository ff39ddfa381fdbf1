import type {
  PluginAPI,
  Variable,
  VariableCollection,
} from '@figma/plugin-typings/plugin-api-standalone'

import type { figmaPayload } from '../../../packages/ui/src/theme/figmaTokens.ts'

export type Payload = ReturnType<typeof figmaPayload>

/** The variables of the file, by name and by what they are worth. */
export interface Variables {
  named: (name: string) => Variable | undefined
  /** The variable of a group (`space`) that is worth so much. */
  worth: (group: string, value: number) => Variable | undefined
  /** Modes that the plan of the file has no room for. */
  leftOut: readonly string[]
}

interface Made {
  collection: VariableCollection
  /** Ids of the file by those of the payload. */
  modes: Map<string, string>
  leftOut: string[]
}

/** A plan may allow one mode alone; then the others are told, and the rest is made. */
function addedMode(collection: VariableCollection, name: string): string | undefined {
  try {
    return collection.addMode(name)
  } catch {
    return undefined
  }
}

function makeModes(collection: VariableCollection, wanted: Payload['variableModes']): Made {
  const modes = new Map<string, string>()
  for (const { id, name, action } of wanted) {
    const [first] = collection.modes
    const known = collection.modes.find((mode) => mode.name === name)
    if (action === 'UPDATE' && first && !known) collection.renameMode(first.modeId, name)
    const modeId =
      known?.modeId ?? (action === 'UPDATE' ? first?.modeId : addedMode(collection, name))
    if (modeId !== undefined) modes.set(id, modeId)
  }
  const leftOut = wanted.filter(({ id }) => !modes.has(id)).map(({ name }) => name)
  return { collection, modes, leftOut }
}

/** Makes the variables of the payload, or brings those of their names up to it. */
export async function makeVariables(figma: PluginAPI, payload: Payload): Promise<Variables> {
  const local = await figma.variables.getLocalVariableCollectionsAsync()
  const found = await figma.variables.getLocalVariablesAsync()
  const made = new Map<string, Made>()
  for (const { id, name } of payload.variableCollections) {
    const collection =
      local.find((one) => one.name === name) ?? figma.variables.createVariableCollection(name)
    const wanted = payload.variableModes.filter((mode) => mode.variableCollectionId === id)
    made.set(id, makeModes(collection, wanted))
  }
  const byName = new Map<string, Variable>()
  const byWorth = new Map<string, Variable>()
  for (const wanted of payload.variables) {
    const home = made.get(wanted.variableCollectionId)
    if (!home) continue
    const isOurs = (one: Variable) =>
      one.name === wanted.name && one.variableCollectionId === home.collection.id
    const { name, resolvedType, scopes, codeSyntax } = wanted
    const variable =
      found.find(isOurs) ?? figma.variables.createVariable(name, home.collection, resolvedType)
    variable.scopes = [...scopes]
    variable.setVariableCodeSyntax('WEB', codeSyntax.WEB)
    byName.set(name, variable)
    for (const { variableId, modeId, value } of payload.variableModeValues) {
      const own = variableId === wanted.id ? home.modes.get(modeId) : undefined
      if (own === undefined) continue
      variable.setValueForMode(own, value)
      if (typeof value !== 'number') continue
      const key = `${name.split('/')[0]} ${value}`
      if (!byWorth.has(key)) byWorth.set(key, variable)
    }
  }
  return {
    named: (name) => byName.get(name),
    worth: (group, value) => byWorth.get(`${group} ${value}`),
    leftOut: [...made.values()].flatMap(({ leftOut }) => leftOut),
  }
}
