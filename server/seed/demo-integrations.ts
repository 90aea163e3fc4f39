import { DEMO_SEGMENTS } from "./demo-account.ts";
import type { DemoRecord } from "./demo-calendars.ts";

const idOf = (number: number) => `65a0f015${number.toString(16).padStart(16, "0")}`;
const [GENERAL, NEW] = DEMO_SEGMENTS;

/** Sites where demo customers start calls. */
export const DEMO_INTEGRATIONS: readonly DemoRecord[] = [
  {
    one: "Integration",
    id: idOf(1),
    values: {
      name: "Website",
      kind: "website",
      hosts: ["demo.example", "*.demo.example"],
      segments: [GENERAL?.id, NEW?.id].filter((id) => id !== undefined),
      description: "The help button of every page",
    },
  },
  {
    one: "Integration",
    id: idOf(2),
    values: {
      name: "Shop",
      kind: "prestashop",
      hosts: ["shop.demo.example"],
      description: "Offers help before customers leave a full cart",
    },
  },
  {
    one: "Integration",
    id: idOf(3),
    values: { name: "Telephony", kind: "backend", description: "Feeds the log of the floor" },
  },
  {
    one: "Integration",
    id: idOf(4),
    values: {
      name: "Campaign of last spring",
      kind: "wordpress",
      hosts: ["spring.demo.example"],
      enabled: false,
    },
  },
];
