import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { textOf } from "../support/platform.ts";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

/** A Monday in Madrid, eight in the morning. */
const NOW = Date.parse("2026-05-04T06:00:00.000Z");
const AISHA = "65a0f0030000000000000001";
const AKIRA = "65a0f0030000000000000002";
const { enter, platform, visit } = consoleInBrowser({ now: () => NOW });
const at = (local: string) => new Date(Date.parse(`2026-05-${local}:00.000+02:00`)).toISOString();

const kept = { service: "", token: "" };

const ask = async (operation: string, json?: object, version?: number) => {
  const answer = await platform().api(operation, {
    token: kept.token,
    ...(json && { json }),
    ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};

const book = async (customer: string, startsAt: string, more: object = {}) =>
  textOf((await ask("POST /appointments", { customer, service: kept.service, startsAt, ...more }))._id);

beforeEach(async () => {
  await platform()
    .database.db.deleteFrom("resource_records")
    .where("collection", "in", ["Appointment", "Service", "Availability"])
    .execute();
  kept.token = (await platform().signIn("admin@demo.example")).accessToken;
  const days = [1, 2, 3, 4, 5].map((day) => ({ day, start: "09:00", end: "11:00" }));
  const availability = textOf(
    (
      await ask("POST /availabilities", {
        name: "Mornings",
        timezone: "Europe/Madrid",
        duration: 60,
        maximumToSchedule: 30,
        days,
      })
    )._id,
  );
  kept.service = textOf(
    (await ask("POST /services", { title: "First consultation", availability, agents: [AISHA, AKIRA] }))._id,
  );
});

const rowOf = (page: Page, customer: string) => page.getByRole("row").filter({ hasText: customer });

async function begin(page: Page, customer: string, act: string) {
  // What names the control that has the focus would lie over the next row.
  await page.getByRole("heading", { name: "Appointments" }).click();
  await rowOf(page, customer)
    .getByRole("button", { name: `Actions for appointment of ${customer}` })
    .click();
  await page.getByRole("menuitem", { name: act }).click();
}

soakTest("shows the status beside the list as in the list, with shape and word", async () => {
  await book("Núria Ferrer", at("05T09:00"), { user: AISHA });
  const page = await enter("/calendar/appointments");
  await page.getByRole("link", { name: "Núria Ferrer" }).click();
  const state = page
    .getByRole("dialog", { name: "Núria Ferrer" })
    .getByRole("definition")
    .filter({ hasText: "Pending" });
  await state.waitFor();
  expect(await state.locator("svg").count()).toBe(1);
});

soakTest(
  "shows the service's local time beside the time if its time zone differs, in the list and in the appointment",
  async () => {
    const days = [1, 2, 3, 4, 5].map((day) => ({ day, start: "18:00", end: "20:00" }));
    const availability = textOf(
      (
        await ask("POST /availabilities", {
          name: "Tokyo",
          timezone: "Asia/Tokyo",
          duration: 60,
          maximumToSchedule: 30,
          days,
        })
      )._id,
    );
    const service = textOf(
      (await ask("POST /services", { title: "Tokyo desk", availability, agents: [AISHA] }))._id,
    );
    await book("Núria Ferrer", at("05T09:00"), { user: AISHA });
    await book("Yuki Tanaka", at("05T11:00"), { service });
    const page = await visit("/calendar/appointments");
    await rowOf(page, "Yuki Tanaka").getByText("18:00 Asia/Tokyo").waitFor();
    expect(await rowOf(page, "Núria Ferrer").getByText("Europe/").count()).toBe(0);
    await page.getByRole("link", { name: "Yuki Tanaka" }).click();
    await page.getByRole("dialog", { name: "Yuki Tanaka" }).getByText("18:00 Asia/Tokyo").first().waitFor();
  },
);

soakTest(
  "offers each action in the row while it is possible: moves an appointment, reassigns it, and cancels it",
  async () => {
    await book("Núria Ferrer", at("05T09:00"), { user: AISHA });
    await book("João Almeida", at("05T10:00"), { user: AISHA });
    await book("Chloé Bernard", at("07T10:00"), { user: AKIRA });
    const page = await enter("/calendar/appointments");
    await begin(page, "Núria Ferrer", "Reschedule appointment");
    const move = page.getByRole("dialog", { name: "Reschedule appointment of Núria Ferrer" });
    await move.getByRole("radiogroup", { name: "Times on May 5, 2026" }).waitFor();
    expect(await move.getByRole("radiogroup", { name: "Times" }).innerText()).toBe("09:00");
    expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);
    await move.getByRole("button", { name: "Reschedule", exact: true }).click();
    await move.getByText("Choose another time").waitFor();
    await move.getByRole("radio", { name: "Thursday, May 7, 2026: 2 available times" }).check();
    await move.getByRole("radio", { name: "10:00" }).check();
    await move.getByRole("button", { name: "Reschedule", exact: true }).click();
    await rowOf(page, "Núria Ferrer").getByText("Rescheduled").waitFor();

    await begin(page, "Núria Ferrer", "Reassign appointment");
    const busy = page.getByRole("dialog", { name: "Reassign appointment of Núria Ferrer" });
    await busy.getByText("No other agents are available at this time.", { exact: false }).waitFor();
    await page.keyboard.press("Escape");
    await begin(page, "João Almeida", "Reassign appointment");
    const reassign = page.getByRole("dialog", {
      name: "Reassign appointment of João Almeida",
    });
    await reassign.getByLabel("Agent").click();
    expect(await page.getByRole("option").allInnerTexts()).toEqual(["Akira Tanaka"]);
    await page.getByRole("option", { name: "Akira Tanaka" }).click();
    expect(await violations(page)).toEqual([]);
    await reassign.getByRole("button", { name: "Reassign" }).click();
    await rowOf(page, "João Almeida").getByText("Akira Tanaka").waitFor();

    await begin(page, "Núria Ferrer", "Cancel appointment");
    const cancel = page.getByRole("dialog", { name: "Cancel appointment of Núria Ferrer" });
    await cancel.getByText("The customer has no email and is not notified.", { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await cancel.getByRole("button", { name: "Cancel appointment" }).click();
    await rowOf(page, "Núria Ferrer").getByText("Canceled").waitFor();
    await begin(page, "João Almeida", "Mark as attended");
    await page
      .getByRole("dialog", { name: "Mark appointment of João Almeida as attended" })
      .getByRole("button", { name: "Mark as attended" })
      .click();
    await rowOf(page, "João Almeida").getByText("Attended").waitFor();
    expect(
      await Promise.all(
        ["Núria Ferrer", "João Almeida", "Chloé Bernard"].map((customer) =>
          rowOf(page, customer).getByRole("button", { name: "Actions for appointment of" }).count(),
        ),
      ),
    ).toEqual([0, 0, 1]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("listitem").filter({ hasText: "João Almeida" }).getByText("Attended").waitFor();
    expect(await tooWide(page)).toBe(0);
  },
);

soakTest("reports a colleague's newer change, and does not overwrite it", async () => {
  const id = await book("Núria Ferrer", at("05T09:00"));
  const page = await enter("/calendar/appointments");
  await begin(page, "Núria Ferrer", "Mark as attended");
  const dialog = page.getByRole("dialog", { name: "Mark appointment of Núria Ferrer as attended" });
  await dialog.getByText("First consultation, May 5, 2026, 09:00", { exact: false }).waitFor();
  await ask(`PATCH /appointments/${id}`, { status: "canceled" }, 1);
  await dialog.getByRole("button", { name: "Mark as attended" }).click();
  await dialog.getByText("Another user changed this appointment.", { exact: false }).waitFor();
  // It is asked again about the record in its current state.
  const requestCount = async () => {
    await dialog.getByRole("button", { name: "Mark as attended" }).click();
    return dialog.getByText("Attended and canceled appointments cannot change").count();
  };
  await expect.poll(requestCount).toBe(1);
  await page.keyboard.press("Escape");
  await rowOf(page, "Núria Ferrer").getByText("Canceled").waitFor();
  expect((await ask(`GET /appointments/${id}`))["status"]).toBe("canceled");
});

test("a new appointment takes a free time by keyboard alone; where there is none in a week, the way leads to the next", async () => {
  const taken = [
    "04T09:00",
    "04T10:00",
    "05T09:00",
    "05T10:00",
    "06T09:00",
    "06T10:00",
    "07T09:00",
    "07T10:00",
    "08T09:00",
    "08T10:00",
  ];
  for (const local of taken) for (const user of [AISHA, AKIRA]) await book("x", at(local), { user });
  const page = await visit("/calendar/appointments");
  await page.getByRole("button", { name: "New appointment" }).click();
  const form = page.getByRole("dialog", { name: "New appointment" });
  await form.getByText("Choose a service to see its available times.").waitFor();
  await form.getByLabel("Customer").fill("Núria Ferrer");
  await form.getByLabel("Service").first().fill("first");
  await page.getByRole("option", { name: "First consultation" }).click();
  await form.getByText("No available times on these days.").waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  const next = form.getByRole("button", { name: "Go to May 11, 2026" });
  await next.focus();
  await page.keyboard.press("Enter");
  await form.getByRole("radiogroup", { name: "Times on May 11, 2026" }).waitFor();
  await form.getByRole("radio", { name: "Monday, May 11, 2026: 2 available times" }).focus();
  await page.keyboard.press("ArrowRight");
  await form.getByRole("radiogroup", { name: "Times on May 12, 2026" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await form.getByText("Selected: May 12, 2026, 10:00 (Europe/Madrid)").waitFor();
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  const { data } = await ask("GET /appointments");
  expect(Object.values(data ?? {}).find(({ customer }) => textOf(customer) === "Núria Ferrer")).toMatchObject(
    { startsAt: at("12T10:00"), user: AISHA, status: "pending" },
  );
});

soakTest(
  "of agents those are offered who are free at the time; of one, the times at which they are free",
  async () => {
    await book("x", at("04T09:00"), { user: AISHA });
    const page = await enter("/calendar/appointments");
    await page.getByRole("button", { name: "New appointment" }).click();
    const form = page.getByRole("dialog", { name: "New appointment" });
    await form.getByLabel("Service").first().fill("first");
    await page.getByRole("option", { name: "First consultation" }).click();
    await form.getByRole("radio", { name: "09:00" }).check();
    const offered = async () => {
      await form.getByRole("combobox", { name: "Agent", exact: true }).click();
      const names = await page.getByRole("option").allInnerTexts();
      await page.keyboard.press("Escape");
      return names;
    };
    await expect.poll(offered).toEqual(["Least busy available agent", "Akira Tanaka"]);
    await form.getByRole("radio", { name: "10:00" }).check();
    await expect.poll(offered).toEqual(["Least busy available agent", "Akira Tanaka", "Aisha Rahman"]);
    await form.getByRole("combobox", { name: "Agent", exact: true }).click();
    await page.getByRole("option", { name: "Aisha Rahman" }).click();
    await expect.poll(() => form.getByRole("radiogroup", { name: "Times" }).innerText()).toBe("10:00");
  },
);

soakTest(
  "links an appointment to the customer's submission, and keeps the link when the appointment changes",
  async () => {
    const form = textOf((await ask("POST /forms", { name: "Before the appointment" }))._id);
    const submission = textOf(
      (await ask("POST /forms-submissions", { form, contact: "c1", answers: {} }))._id,
    );
    const id = await book("Núria Ferrer", at("05T09:00"), { submittedForm: submission });
    const page = await enter(`/calendar/appointments/${id}`);
    const link = page.getByRole("link", { name: "Before the appointment" });
    expect(await link.getAttribute("href")).toBe(`/form-submission/${submission}`);
    expect(await page.getByRole("button", { name: "Actions for appointment of Núria Ferrer" }).count()).toBe(
      1,
    );
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const edit = page.getByRole("dialog", { name: "Edit appointment of Núria Ferrer" });
    await edit.getByLabel("Phone").fill("+34 600 000 000");
    await edit.getByRole("button", { name: "Save", exact: true }).click();
    await edit.waitFor({ state: "detached" });
    expect(await ask(`GET /appointments/${id}`)).toMatchObject({
      phone: "+34 600 000 000",
      submittedForm: { _id: submission },
    });
    await link.click();
    await page.waitForURL(`**/form-submission/${submission}`);
  },
);

soakTest("shows in the form that the plan allows no further service", async () => {
  await platform()
    .database.db.updateTable("accounts")
    .set({ features: JSON.stringify([{ name: "CALENDAR", limit: 1 }]) })
    .execute();
  const page = await enter("/calendar/services");
  await page.getByRole("button", { name: "New service" }).click();
  const form = page.getByRole("dialog", { name: "New service" });
  await form.getByLabel("Title").fill("One too many");
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("Plan limit reached. Contact us to add more.").waitFor();
  expect((await ask("GET /services"))["total"]).toBe(1);
});
