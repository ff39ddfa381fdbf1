import catalogue from '@kathasagar/stories/catalogue.json' with { type: 'json' }

interface Named {
  display_name: string
}

const idsOf = (shipped: readonly { name: string; display_name: string }[]) =>
  new Map(shipped.map(({ name, display_name }) => [display_name, name]))

function withMessageId(ids: ReadonlyMap<string, string>) {
  return <Item extends Named>(item: Item): Item & { message_id?: string } => {
    const message_id = ids.get(item.display_name)
    return message_id === undefined ? item : { ...item, message_id }
  }
}

export const nameCategory = withMessageId(idsOf(catalogue.categories))
export const nameTag = withMessageId(idsOf(catalogue.tags))
