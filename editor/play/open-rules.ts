/** Opens the rulebook, whose code is loaded when somebody first wants it. `about`: an id of the pack, where it begins. */
export async function openRules(about: string | null = null): Promise<void> {
  const { showRules } = await import('./rules.ts');
  showRules(about);
}
