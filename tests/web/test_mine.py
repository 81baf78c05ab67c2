"""My tables on another device, being told of my turn, and what can be done against rudeness."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from sandtable.server.webhooks import Webhooks
from tests.server.harness import Server
from tests.web.table import WAIT, Visitor

SUBSCRIBED = {"endpoint": "https://push.example/olena", "keys": {"p256dh": "B" + "A" * 86, "auth": "A" * 22}}
FAKE_PUSH = f"""
PushManager.prototype.subscribe = async function (wish) {{
  window.wished = wish.applicationServerKey.length;
  return {{ toJSON: () => ({json.dumps(SUBSCRIBED)}) }};
}};
"""
"""A browser in a test has no company's push service behind it."""


def my_table(visitor: Visitor) -> Any:
    return visitor.page.locator("section[aria-label='My tables'] li").first


def test_a_personal_link_opens_my_tables_on_another_device_until_there_is_a_new_one(
    server: Server, browser: Browser
) -> None:
    with Visitor(browser, server) as desk, Visitor(browser, server, size=(390, 844), hand="finger") as phone:
        made = desk.make_table("outpost", ["me", "greedy"], options={"first": "0"})
        desk.start()
        desk.open("/")
        desk.page.get_by_text("Other devices and notifications").click()
        desk.page.get_by_role("button", name="Make a personal link").click()
        link = desk.page.get_by_role("textbox", name="Your personal link").input_value()
        feed = desk.page.get_by_label(re.compile("Feed of your turns")).input_value()
        assert "<feed" in server.get(feed.removeprefix(desk.origin)).text
        phone.page.goto(link)
        expect(my_table(phone).locator(".how")).to_have_text("Your turn", timeout=WAIT)
        my_table(phone).get_by_role("link").click()
        phone.page.wait_for_selector(".lit")
        assert f"/t/{made['id']}" in phone.page.url
        desk.page.get_by_role("button", name="New link").click()
        expect(desk.page.get_by_role("textbox", name="Your personal link")).not_to_have_value(link)
        expect(phone.page.locator(".problem")).to_contain_text("opens nothing", timeout=WAIT)
        phone.open("/")
        expect(phone.page.locator("main h2").first).not_to_have_text("My tables", timeout=WAIT)
        assert desk.complaints == phone.complaints == []


def test_who_wants_to_be_told_is_told_while_the_page_is_closed(server: Server, whole_browser: Browser) -> None:
    with Visitor(whole_browser, server) as olena:
        olena.context.grant_permissions(["notifications"])
        olena.context.add_init_script(FAKE_PUSH)
        made = olena.make_table("outpost", ["me", "open"])
        olena.open("/")
        olena.page.get_by_text("Other devices and notifications").click()
        olena.page.get_by_label("Tell me when it is my turn").check()
        expect(olena.page.get_by_role("status")).to_contain_text("even when this page is closed")
        assert olena.page.evaluate("window.wished") == 65
        rows = server.call(server.tables.store.query(("SELECT endpoint FROM pushes", ())))
        assert (SUBSCRIBED["endpoint"],) in rows
        said = {"title": "Your turn: Outpost", "body": "Against Petro.", "table": made["id"]}
        deliver(olena, said)
        shown = """async () => {
          const worker = await navigator.serviceWorker.ready;
          for (let tries = 0; tries < 50; tries++) {
            const [one] = await worker.getNotifications();
            if (one) return [one.title, one.body, one.data.table];
            await new Promise((done) => setTimeout(done, 100));
          }
        }"""
        assert olena.page.evaluate(shown) == [said["title"], said["body"], made["id"]]
        assert olena.complaints == []


FAKE_SYSTEM = """
window.told = [];
window.front = false;
document.hasFocus = () => window.front;
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => window.told.push([title, body]);
"""
"""A system that notes what it is asked to show, and a page that is not in front."""


def test_an_open_page_that_is_not_in_front_has_the_system_tell_of_a_turn(
    server: Server, whole_browser: Browser
) -> None:
    with Visitor(whole_browser, server) as olena:
        olena.context.grant_permissions(["notifications"])
        olena.context.add_init_script(FAKE_PUSH + FAKE_SYSTEM)
        olena.make_table("outpost", ["me", "random"], options={"first": "0"})
        table = olena.page.url
        olena.open("/")
        olena.page.get_by_text("Other devices and notifications").click()
        olena.page.get_by_label("Tell me when it is my turn").check()
        expect(olena.page.get_by_role("status")).to_contain_text("even when this page is closed")
        olena.page.goto(table)
        olena.start()
        olena.page.wait_for_function("() => window.told.length > 0")
        assert olena.page.evaluate("window.told") == [["Your turn", "Outpost"]]
        expect(olena.page).to_have_title("● Outpost · Sandtable")
        olena.page.evaluate("window.front = true")
        olena.play(seed=1)
        assert len(olena.page.evaluate("window.told")) == 1, "nobody is told of what is before their eyes"
        expect(olena.page).to_have_title("Outpost · Sandtable")


def test_a_restart_is_announced_at_the_table(server: Server, browser: Browser) -> None:
    with Visitor(browser, server) as olena:
        olena.make_table("outpost", ["me", "random"], options={"first": "0"})
        olena.start()
        server.loop.call_soon_threadsafe(server.tables.announce_restart, 30)
        expect(olena.page.locator(".notices p", has_text="about to restart")).to_be_visible()


def test_a_webhook_is_named_in_the_page_where_the_host_allows_it(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    field = "Webhook: an address that is sent a message"
    with Visitor(browser, server) as olena:
        olena.make_table("outpost", ["me", "open"])
        olena.open("/")
        olena.page.get_by_text("Other devices and notifications").click()
        olena.page.get_by_role("button", name="Make a personal link").click()
        olena.page.get_by_role("textbox", name="Your personal link").wait_for()
        expect(olena.page.get_by_label(field)).to_have_count(0)
        monkeypatch.setattr(server.tables.turns, "webhooks", Webhooks())
        olena.open("/")
        olena.page.get_by_text("Other devices and notifications").click()
        olena.page.get_by_label(field).fill("https://hook.example/olena")
        olena.page.get_by_role("button", name="Send it messages").click()
        expect(olena.page.get_by_role("status")).to_contain_text("at each of your turns")
        found = ("SELECT endpoint FROM pushes WHERE endpoint LIKE 'https://hook%'", ())
        assert server.call(server.tables.store.query(found)) == [("https://hook.example/olena",)]
        olena.page.get_by_role("button", name="No more messages").click()
        expect(olena.page.get_by_role("status")).to_contain_text("nothing more")
        assert server.call(server.tables.store.query(found)) == []
        assert olena.complaints == []


def deliver(visitor: Visitor, said: dict[str, str]) -> None:
    """Hand the page's worker a push message, as the browser would."""
    found: list[str] = []
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(ids(event)))
    tools.send("ServiceWorker.enable")
    for _ in range(50):
        if found:
            break
        visitor.page.wait_for_timeout(100)
    message = {"origin": visitor.origin, "registrationId": found[0], "data": json.dumps(said)}
    tools.send("ServiceWorker.deliverPushMessage", message)


def ids(event: dict[str, Any]) -> list[str]:
    return [str(one["registrationId"]) for one in event["registrations"]]


def test_a_rude_player_is_muted_here_and_reported(server: Server, browser: Browser) -> None:
    with Visitor(browser, server) as olena, Visitor(browser, server, name="Taras") as taras:
        made = olena.make_table("outpost", ["me", "open"])
        taras.open(f"/t/{made['id']}#i={made['invite']}")
        taras.page.locator("input").fill("Taras")
        taras.page.locator("button[type=submit]").click()
        olena.page.get_by_text("Taras").first.wait_for()
        olena.start()
        taras.page.wait_for_selector(".frame")
        for one in (olena, taras):
            one.page.locator(".chat summary").click()
        taras.page.get_by_label("Say something").fill("something rude")
        taras.page.get_by_role("button", name="Send").click()
        olena.page.get_by_role("button", name="Something is wrong with this: something rude").click()
        olena.page.get_by_role("button", name="Report this line").click()
        expect(olena.page.get_by_text("looks after this server")).to_be_visible()
        olena.page.get_by_role("button", name="Mute Taras").click()
        expect(olena.page.locator(".chat li")).to_have_count(0)
        rows = server.call(server.tables.store.query(("SELECT name, text FROM reports", ())))
        assert rows == [("Taras", "something rude")]
        olena.page.get_by_role("button", name="The table: seats").click()
        olena.page.get_by_role("button", name="Hear Taras again").click()
        olena.page.keyboard.press("Escape")
        expect(olena.page.locator(".chat li")).to_have_count(1)
        assert olena.complaints == taras.complaints == []
