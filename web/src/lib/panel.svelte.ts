// The panel beside every page that shows one rule.

class RulesPanel {
  id = $state(""); // of the rule, ruling or example that is shown; empty while the panel is closed

  open(id: string): void {
    this.id = id;
  }

  close(): void {
    this.id = "";
  }
}

export const rulesPanel = new RulesPanel();
