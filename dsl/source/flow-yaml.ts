/** A value as YAML in one line, as positions of scenarios are written. */
export function flowYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, inner]) => `${key}: ${flowYaml(inner)}`)
      .join(', ')}}`;
  }
  return String(value);
}
