/** What a schema reads, as everybody but its editor has it: never changed in place. */
export type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value
